import { type DocumentSettings, findText, isJsonObject, type Json } from 'sala/schemas';

/**
 * Settings as they are drawn and saved: what is written in one language alone stands for both, and what is empty in both is left
 * out, so that it is as the document declares it.
 */
export function fillTexts(settings: DocumentSettings): DocumentSettings {
  const { messages, copies, ...others } = fillIn(settings as Json) as DocumentSettings; // the same without empty texts
  return {
    ...others,
    ...(copies?.original && copies.copy && { copies }),
    ...(messages && { messages: messages.filter(({ text }) => text !== undefined) }),
  };
}

function fillIn(value: Json): Json | undefined {
  if (Array.isArray(value)) return value.flatMap((each) => fillIn(each) ?? []);
  if (!isJsonObject(value)) return value;
  if (Object.keys(value).sort().join() === 'en,th') return findText(value);
  const filled = Object.entries(value).map(([name, each]) => [name, fillIn(each)] as const);
  return Object.fromEntries(filled.filter(([, each]) => each !== undefined)) as Json; // nothing in it is undefined now
}
