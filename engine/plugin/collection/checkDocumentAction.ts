import type { ErrorDetail } from '../../../schemas/errors/errors.ts';
import { languageTitles } from '../../../schemas/index.ts';
import type { DocumentAction } from '../../../schemas/machine/action.ts';
import { isClosedFor } from '../../document/isClosedFor.ts';
import { type ActionCheck, knownName, misuse } from '../../rule/action/checkNames.ts';

/** What is wrong with an action that issues a document: its name, its language, and a state that leaves open what it shows. */
export function checkDocumentAction(
  check: ActionCheck,
  { document, language }: DocumentAction,
  state: string,
): ErrorDetail[] {
  const known = check.names.documents(check.collection.name);
  const wrong = [
    ...knownName(
      check,
      'document',
      document,
      known.map(({ name }) => name),
    ),
    ...(language === undefined ? [] : knownName(check, 'choice', language, Object.keys(languageTitles))),
  ];
  const found = known.find(({ name }) => name === document);
  if (!found || isClosedFor(check.collection, state, found)) return wrong;
  const open = {
    th: `สถานะ ${state} ยังแก้ไขสิ่งที่เอกสารแสดงได้ ต้องปิดด้วย x-lock`,
    en: `the state ${state} leaves open what the document shows: close it by x-lock`,
  };
  return [...wrong, misuse(check, open)];
}
