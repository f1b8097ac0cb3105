import { Ajv2020 } from 'ajv/dist/2020.js';
import {
  type DocumentDeclaration,
  type DocumentSettings,
  documentSettingsSchema,
  SalaError,
  type Text,
} from '../../schemas/index.ts';
import { ownSchemaOptions } from '../collection/validate/ownSchemaOptions.ts';
import { parseCondition } from '../condition/parseCondition.ts';

const isSettings = new Ajv2020(ownSchemaOptions).compile<DocumentSettings>(documentSettingsSchema);

/** What is wrong with the settings that a site wants for a document; nothing when they can be stored. */
export function checkSettings(settings: unknown, declaration: DocumentDeclaration): Text | undefined {
  if (!isSettings(settings)) {
    const [first] = isSettings.errors ?? [];
    const what = `${first?.instancePath ?? ''} ${first?.message ?? ''}`.trim();
    return { th: what, en: what };
  }
  const unknown = findUnknown(settings, declaration);
  if (unknown) return { th: `เอกสารนี้ไม่มี ${unknown}`, en: `this document has no ${unknown}` };
  for (const { when } of settings.messages ?? []) {
    const fault = when && checkWhen(when);
    if (fault) return fault;
  }
  return undefined;
}

function findUnknown(settings: DocumentSettings, { lines, blocks = {}, labels, papers }: DocumentDeclaration) {
  const columns = (lines?.columns ?? []).map(({ name }) => name);
  const entries = Object.entries(settings.blocks ?? {});
  return (
    [settings.paper].find((paper) => paper !== undefined && !Object.hasOwn(papers, paper)) ??
    (settings.columns ?? []).map(({ name }) => name).find((name) => !columns.includes(name)) ??
    entries.map(([block]) => block).find((block) => !Object.hasOwn(blocks, block)) ??
    entries.flatMap(([block, names]) => names.filter((name) => !blocks[block]?.includes(name)))[0] ??
    Object.keys(settings.labels ?? {}).find((name) => !Object.hasOwn(labels, name))
  );
}

function checkWhen(when: object): Text | undefined {
  try {
    parseCondition(when);
    return undefined;
  } catch (error) {
    if (error instanceof SalaError) return error.text;
    throw error;
  }
}
