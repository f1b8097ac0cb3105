import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Input } from '../../plugins/forms/runtime/input/Input.tsx';
import { widget } from '../../plugins/forms/runtime/input/input.ts';
import { FieldScope } from '../../runtime/form/FieldScope.tsx';
import { KnownPerson } from '../../runtime/form/knownPerson.ts';
import { drawWidget } from '../support/drawWidget.tsx';

const user = { id: 'u1', name: 'สมชาย ใจดี', email: 'somchai@demo.test', role: 'member' };

it('begins with what is known of whoever fills in the form, and stays open', () => {
  const properties = { autocomplete: 'name' };
  const draw = (person: typeof user | null, scope?: string) => {
    const field = drawWidget(widget, Input, { properties });
    return renderToStaticMarkup(
      <KnownPerson value={person}>{scope ? <FieldScope name={scope}>{field}</FieldScope> : field}</KnownPerson>,
    );
  };
  expect(draw(user)).toContain('value="สมชาย ใจดี"');
  expect(draw(user)).not.toMatch(/readOnly|readonly/);
  expect(draw(null)).toContain('value=""');
  // A copy of a repeated row asks about somebody else.
  expect(draw(user, 'people.1')).toContain('value=""');
});

it('keeps its own first value, whoever fills in the form', () => {
  const properties = { autocomplete: 'name', value: 'บริษัท' };
  const html = renderToStaticMarkup(
    <KnownPerson value={user}>{drawWidget(widget, Input, { properties })}</KnownPerson>,
  );
  expect(html).toContain('value="บริษัท"');
});
