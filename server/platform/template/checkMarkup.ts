import type { Text } from '../../../schemas/index.ts';

const tags = new Set(
  'article aside b br col colgroup dd div dl dt em figure footer h1 h2 h3 h4 header hr i li main ol p s section small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  ),
);
const attributes = new Set('class colspan rowspan width align title lang scope data-tone data-align'.split(' '));
/** Those that a value may be filled into: what stands there is a word or a number, and runs nothing. */
const open = new Set('class width colspan data-tone data-align title'.split(' '));

/** The first thing in the markup of a template that could run, load or leave something; values stand as U+0000. */
export function checkMarkup(markup: string): Text | undefined {
  let at = 0;
  for (let start = markup.indexOf('<'); start !== -1; start = markup.indexOf('<', at)) {
    const tag = /^<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"<>]*")?)*)\s*\/?>/.exec(
      markup.slice(start, start + 4000),
    );
    if (!tag) return broken(markup.slice(start, start + 30));
    const [whole, , name = '', list = ''] = tag;
    if (!tags.has(name)) return { th: `ใช้แท็ก <${name}> ไม่ได้`, en: `the tag <${name}> is not allowed` };
    for (const [, attribute = '', value = ''] of list.matchAll(/([a-z-]+)(?:="([^"]*)")?/g)) {
      if (!attributes.has(attribute))
        return { th: `ใช้แอตทริบิวต์ ${attribute} ไม่ได้`, en: `the attribute ${attribute} is not allowed` };
      if (value.includes('\u0000') && !open.has(attribute))
        return { th: `ใส่ค่าใน ${attribute} ไม่ได้`, en: `no value may be filled into ${attribute}` };
    }
    at = start + whole.length;
  }
  return undefined;
}

function broken(near: string): Text {
  const place = near.replaceAll('\u0000', '{{…}}');
  return { th: `แท็กไม่ถูกต้อง: ${place}`, en: `a tag is not whole: ${place}` };
}
