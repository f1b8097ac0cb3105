import { isJsonObject, type Json, type JsonObject, type Language } from '../../../schemas/index.ts';
import { escapeHtml } from '../../platform/input/escape.ts';
import { listCollections } from './listCollections.ts';
import { writeShape } from './writeShape.ts';

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
    answer: 'คำตอบ',
    same: 'รายละเอียดเหมือนกับของ',
    caller: 'ผู้เรียก',
    parameters: 'พารามิเตอร์',
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
    answer: 'Answer',
    same: 'In full under',
    caller: 'Who',
    parameters: 'Parameters',
    machine: 'For machines',
    note: 'Shows only what you may use',
  },
} as const;

interface Page {
  title: string;
  language: Language;
  nonce: string;
  fonts: string[];
}

/** The OpenAPI description for people: a page without scripts. The body is the same for all who may see the same. */
export function renderDocs(body: string, { title, language, nonce, fonts }: Page): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words[language].title} · ${html(title)}</title>
<style nonce="${nonce}">${style}${writeFonts(fonts)}</style>
</head>
${body}
</html>`;
}

export function renderDocsBody(openApi: JsonObject, language: Language): string {
  const t = words[language];
  const info = object(openApi.info);
  const tags = array(openApi.tags);
  const names = new Set(listCollections(openApi));
  const isCollection = ({ name }: JsonObject) => names.has(String(name));
  const like = tags.find(isCollection);
  const calls = groupCalls(openApi);
  const sections = tags.map((tag) => {
    const short = like && like !== tag && isCollection(tag) ? like : undefined;
    const [inputs, own] = [listInputs(openApi, tag), calls.get(tag.name) ?? []];
    return renderSection(tag, { calls: own, inputs, like: short, t });
  });
  const links = tags
    .map((tag) => `<li><a href="#${html(tag.name)}">${html(tag.description)}</a> <small>${html(tag.name)}</small></li>`)
    .join('');
  return `<body>
<header><h1>${t.title} · ${html(info.title)}</h1><p>${html(info.description)}</p><p>${t.note} · <a href="/api/openapi.json">OpenAPI 3.1 (${t.machine})</a></p></header>
<nav aria-label="${t.title}"><ul>${links}</ul></nav>
<main>${sections.join('')}</main>
</body>`;
}

interface PlacedCall {
  path: string;
  method: string;
  call: JsonObject;
}

/** Read once: to look for those of each tag would take the square of their number. */
function groupCalls({ paths }: JsonObject): Map<Json | undefined, PlacedCall[]> {
  const placed = Object.entries(object(paths)).flatMap(([path, methods]) =>
    Object.entries(object(methods)).map(([method, call]) => ({ path, method, call: object(call) })),
  );
  return Map.groupBy(placed, ({ call }) => array(call.tags, 'string')[0]);
}

function listInputs({ components }: JsonObject, { name }: JsonObject): JsonObject {
  return object(object(object(components).schemas)[`${name}_input`]);
}

/** The fonts of the documentation page, each for its own script. */
function writeFonts(fonts: string[]): string {
  const faces = fonts.map(
    (url, index) => `@font-face{font-family:docs-${index};src:url(${url}) format('woff2');font-display:swap}`,
  );
  const families = fonts.map((_, index) => `docs-${index},`).join('');
  return `${faces.join('')}body{font-family:${families}system-ui,sans-serif}`;
}

type Words = (typeof words)[Language];

interface Section {
  calls: PlacedCall[];
  inputs: JsonObject;
  like?: JsonObject;
  t: Words;
}

/** The calls of collections are the same: described in full for the first, `like`; the others link there. */
function renderSection(tag: JsonObject, { calls, inputs, like, t }: Section): string {
  if (calls.length === 0) return '';
  const fields = Object.keys(object(inputs.properties)).length > 0 ? renderFields(inputs, t) : '';
  const note = like ? `<p>${t.same} <a href="#${html(like.name)}">${html(like.description)}</a></p>` : '';
  const lines = calls.map((call) => (like ? renderLine(call) : renderCall(call, t)));
  return `<section id="${html(tag.name)}"><h2>${html(tag.description)} <small>${html(tag.name)}</small></h2>${fields}<h3>${t.calls}</h3>${note}${lines.join('')}</section>`;
}

function renderLine({ path, method, call }: PlacedCall): string {
  return `<div class="line"><code><b>${method.toUpperCase()}</b> ${breakable(path)}</code> <span>${html(call.summary)}</span></div>`;
}

function renderCall({ path, method, call }: PlacedCall, t: Words): string {
  const parameters = array(call.parameters).filter(({ name }) => name !== 'Accept-Language');
  const details = [
    ...(call.description ? [line(t.caller, html(call.description))] : []),
    ...(parameters.length > 0 ? [renderParameters(parameters, t)] : []),
    renderContent(t.body, object(call.requestBody)),
    ...Object.entries(object(call.responses)).map(([status, answer]) =>
      status.startsWith('2')
        ? renderContent(`${t.answer} ${status}`, object(answer))
        : status === 'default' || status === '4XX'
          ? ''
          : line(status, `<code>${html(object(answer).description).replaceAll(', ', '</code> <code>')}</code>`),
    ),
  ].join('');
  return `<details class="call"><summary><code><b>${method.toUpperCase()}</b> ${breakable(path)}</code> <span>${html(call.summary)}</span></summary>${details}</details>`;
}

function renderParameters(parameters: JsonObject[], t: Words): string {
  const items = parameters.map(({ name, required, description, schema }) => {
    const mark = required ? ` <em>${t.required}</em>` : '';
    const rules = describeRules(object(schema));
    return `<li><code>${html(name)}</code>${mark} ${html(description)}${rules && ` <small>${html(rules)}</small>`}</li>`;
  });
  return `<p><b>${t.parameters}</b></p><ul class="parameters">${items.join('')}</ul>`;
}

function line(label: string, value: string): string {
  return `<p><b>${label}</b> ${value}</p>`;
}

function renderContent(label: string, holder: JsonObject): string {
  const [[type, content] = []] = Object.entries(object(holder.content));
  if (!type) return '';
  if (type !== 'application/json') return line(label, `<code>${html(type)}</code>`);
  return `<p><b>${label}</b></p><pre tabindex="0">${html(writeShape(object(content).schema))}</pre>`;
}

/** Long URLs break between their parts. */
function breakable(path: string): string {
  return html(path).replaceAll('/', '/<wbr>');
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
:root{color-scheme:light dark;--ink:light-dark(#241f1a,#eee9e2);--quiet:light-dark(#655e55,#b0a89d);--line:light-dark(#e3ddd4,#38332d);--ground:light-dark(#faf8f5,#161412);--paper:light-dark(#fff,#201d1a);--jade:light-dark(#0b6b57,#5cc0a6)}
*{box-sizing:border-box}body{margin:0 auto;max-width:72rem;padding:1.5rem;font:400 1rem/1.7 'IBM Plex Sans Thai',system-ui,sans-serif;color:var(--ink);background:var(--ground);overflow-wrap:anywhere}
a{color:var(--jade)}small,p{color:var(--quiet)}h1{font-size:1.75rem;line-height:1.4}h2{margin-top:3rem;border-bottom:1px solid var(--line)}h2 small{font-weight:400;font-size:.875rem}
code,pre{font-family:ui-monospace,monospace;font-size:.875rem}nav ul{columns:16rem;list-style:none;padding:0}nav a{display:inline-block;padding:.25rem 0}
.table{overflow:auto}table{border-collapse:collapse;width:100%;font-size:.875rem}td,th{text-align:start;padding:.4rem .75rem .4rem 0;border-bottom:1px solid var(--line);vertical-align:top;overflow-wrap:normal}em{color:var(--jade);font-style:normal}
.line{padding:.2rem 0}.line b{color:var(--jade)}.line span{color:var(--quiet)}.call{border-bottom:1px solid var(--line)}summary{min-height:44px;padding:.6rem 0;cursor:pointer}summary span{color:var(--quiet);margin-inline-start:.5rem}summary b{color:var(--jade)}.call p{margin:.25rem 0}.call p code{margin-inline-end:.5rem}.parameters{margin:.25rem 0 1rem;padding-inline-start:1.25rem}
pre{overflow:auto;padding:.75rem;background:var(--paper);border:1px solid var(--line);border-radius:.5rem;line-height:1.6;margin:.25rem 0 1rem}
@media (max-width:40rem){body{padding:1rem}nav ul{columns:auto}nav a{padding:.5rem 0}summary span{display:block;margin:0}}
`;
