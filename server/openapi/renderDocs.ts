import { isJsonObject, type Json, type JsonObject, type Language } from '../../schemas/index.ts';
import { escapeHtml } from '../render/escape.ts';

const words = {
  th: {
    title: 'คู่มือ API',
    field: 'ฟิลด์',
    type: 'ชนิด',
    meaning: 'ความหมาย',
    rules: 'กติกา',
    required: 'จำเป็น',
    calls: 'คำสั่ง',
    body: 'ข้อมูลที่ส่ง',
    machine: 'ฉบับสำหรับเครื่อง',
    note: 'แสดงเฉพาะสิ่งที่คุณมีสิทธิ์ใช้',
  },
  en: {
    title: 'API reference',
    field: 'Field',
    type: 'Type',
    meaning: 'Meaning',
    rules: 'Rules',
    required: 'required',
    calls: 'Calls',
    body: 'Body',
    machine: 'For machines',
    note: 'Shows only what you may use',
  },
} as const;

/** The OpenAPI description as one page to read; it needs no script. */
export function renderDocs(openApi: JsonObject, options: { language: Language; nonce: string }): string {
  const t = words[options.language];
  const info = object(openApi.info);
  const tags = array(openApi.tags);
  const sections = [{ name: 'house' }, { name: 'account' }, { name: 'page' }, { name: 'records' }, ...tags]
    .map((tag) => renderSection(openApi, tag, t))
    .join('');
  const links = tags
    .map((tag) => `<li><a href="#${html(tag.name)}">${html(tag.name)}</a> <small>${html(tag.description)}</small></li>`)
    .join('');
  return `<!doctype html>
<html lang="${options.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t.title} · ${html(info.title)}</title>
<style nonce="${options.nonce}">${style}</style>
</head>
<body>
<header><h1>${t.title} · ${html(info.title)}</h1><p>${t.note} · <a href="/api/openapi.json">OpenAPI 3.1 (${t.machine})</a></p></header>
<nav aria-label="${t.title}"><ul>${links}</ul></nav>
<main>${sections}</main>
</body>
</html>`;
}

type Words = (typeof words)[Language];

function renderSection(openApi: JsonObject, tag: JsonObject, t: Words): string {
  const calls = Object.entries(object(openApi.paths)).flatMap(([path, methods]) =>
    Object.entries(object(methods))
      .filter(([, call]) => isJsonObject(call) && array(call.tags, 'string').includes(tag.name ?? ''))
      .map(([method, call]) => renderCall(path, method, object(call), t)),
  );
  if (calls.length === 0) return '';
  const schemas = object(object(openApi.components).schemas);
  const input = object(schemas[`${tag.name}_input`]);
  const fields = Object.keys(object(input.properties)).length > 0 ? renderFields(input, t) : '';
  return `<section id="${html(tag.name)}"><h2>${html(tag.name)} <small>${html(tag.description)}</small></h2>${fields}<h3>${t.calls}</h3>${calls.join('')}</section>`;
}

function renderCall(path: string, method: string, call: JsonObject, t: Words): string {
  const content = object(object(object(call.requestBody).content)['application/json']);
  const body =
    Object.keys(content).length > 0
      ? `<details><summary>${t.body}</summary><pre>${html(JSON.stringify(content.schema, null, 2))}</pre></details>`
      : '';
  return `<div class="call"><code><b class="${method}">${method.toUpperCase()}</b> ${html(path)}</code> <span>${html(call.summary)}</span>${body}</div>`;
}

function renderFields(schema: JsonObject, t: Words): string {
  const required = array(schema.required, 'string');
  const rows = Object.entries(object(schema.properties)).map(([name, value]) => {
    const field = object(value);
    const mark = required.includes(name) ? ` <em>${t.required}</em>` : '';
    return `<tr><td><code>${html(name)}</code>${mark}</td><td>${html([field.type].flat().join(' | '))}</td><td>${html(field.title)}</td><td>${html(describeRules(field))}</td></tr>`;
  });
  return `<div class="table" tabindex="0"><table><thead><tr><th>${t.field}</th><th>${t.type}</th><th>${t.meaning}</th><th>${t.rules}</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function describeRules(field: JsonObject): string {
  const told = ['format', 'minimum', 'maximum', 'minLength', 'maxLength', 'pattern', 'default'];
  const rules = told
    .filter((rule) => field[rule] !== undefined)
    .map((rule) => `${rule}: ${JSON.stringify(field[rule])}`);
  if (Array.isArray(field.enum)) rules.unshift(field.enum.join(', '));
  return rules.join(' · ');
}

function html(value: Json | undefined): string {
  return escapeHtml(value === undefined || value === null ? '' : String(value));
}

function object(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

function array(value: Json | undefined, kind: 'string'): Json[];
function array(value: Json | undefined): JsonObject[];
function array(value: Json | undefined, kind?: 'string'): Json[] {
  return Array.isArray(value) ? value.filter((item) => (kind ? typeof item === kind : isJsonObject(item))) : [];
}

const style = `
:root{color-scheme:light dark;--ink:light-dark(#241f1a,#eee9e2);--quiet:light-dark(#655e55,#b0a89d);--line:light-dark(#e3ddd4,#38332d);--ground:light-dark(#faf8f5,#161412);--jade:light-dark(#0b6b57,#5cc0a6)}
body{margin:0 auto;max-width:72rem;padding:1.5rem;font:400 1rem/1.7 'IBM Plex Sans Thai',system-ui,sans-serif;color:var(--ink);background:var(--ground)}
a{color:var(--jade)}small,p{color:var(--quiet)}h1{font-size:1.75rem}h2{margin-top:3rem;border-bottom:1px solid var(--line)}h2 small{font-weight:400}
nav ul{columns:16rem;list-style:none;padding:0}.table{overflow:auto}table{border-collapse:collapse;width:100%;font-size:.875rem}
td,th{text-align:start;padding:.4rem .75rem .4rem 0;border-bottom:1px solid var(--line);vertical-align:top}em{color:var(--jade);font-style:normal}
.call{padding:.4rem 0;border-bottom:1px solid var(--line)}.call span{color:var(--quiet)}pre{overflow:auto;font-size:.8rem}b{color:var(--jade)}
`;
