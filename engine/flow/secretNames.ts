import { isJsonObject, type Json } from '../../schemas/json.ts';
import type { Text } from '../../schemas/text.ts';

/** `$secret.name`: what is stored and shown of a step holds the name alone. */
export const secretName = /\$secret\.([a-z][a-z0-9_]{0,39})/g;

/**
 * A host that the flow itself says, or one of its secrets. A placeholder may come where the host ends: what is filled in there
 * is looked at with its values (`keepsHost`).
 */
const writtenHost =
  /^(?:\$secret\.[a-z][a-z0-9_]{0,39}|[a-z][a-z0-9+.-]*:\/\/[^{}/?#\\]+(?:\{\{[^{}]*\}\})*)(?:[/?#\\]|$)/i;

/** Whether a request sends no secret to a host that its caller may choose. */
export function keepsSecrets(params: Json): boolean {
  if (!isJsonObject(params) || !JSON.stringify(params).match(secretName)) return true;
  return typeof params.url === 'string' && writtenHost.test(params.url);
}

export const chosenHost: Text = {
  th: 'คำขอที่มีความลับต้องระบุชื่อเครื่องปลายทางไว้ในโฟลว์เอง หรือเป็นความลับด้วย แล้วปิดด้วย / ก่อนใส่ค่า',
  en: 'a request with a secret goes to a host that is written in the flow or is a secret too, with a slash before any value',
};
