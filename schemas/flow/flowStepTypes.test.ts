import { expect, it } from 'vitest';
import { flowStepTypes } from './flowStepTypes.ts';

it.each(Object.entries(flowStepTypes))(
  '%s can be edited: each param has a title, and its sentence names params',
  (_, type) => {
    for (const [name, schema] of Object.entries(type.params))
      expect(schema['x-title'], name).toMatchObject({ th: expect.any(String), en: expect.any(String) });
    const named = Object.values(type.sentence ?? {}).flatMap((text) =>
      [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
    );
    expect(Object.keys(type.params)).toEqual(expect.arrayContaining(named));
    expect(Object.keys(type.params)).toEqual(expect.arrayContaining([...(type.required ?? [])]));
  },
);
