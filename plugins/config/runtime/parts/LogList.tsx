import { useLanguage, useMoment, useText } from 'sala/runtime';
import { readText } from 'sala/schemas';
import type { LogEntry } from './logEntry.ts';
import { fieldTexts, logTexts, viaTexts } from './logTexts.ts';
import { useRoleName } from './useRoleName.ts';

const texts = {
  empty: { th: 'ยังไม่มีบันทึก', en: 'Nothing yet' },
  system: { th: 'ระบบ', en: 'the system' },
  by: { th: 'โดย {who}', en: 'by {who}' },
  version: { th: 'ฉบับที่ {version}', en: 'version {version}' },
  byFor: { th: 'โดย {who} ในนามของ {whom}', en: 'by {who} on behalf of {whom}' },
};

/** Log entries, newest first. */
export function LogList({ lines, about = 'everybody' }: { lines: LogEntry[]; about?: 'everybody' | 'one' }) {
  const say = useText(texts);
  const language = useLanguage();
  const tell = useMoment();
  const roleName = useRoleName();
  const nameOf = (name: string) => (Object.hasOwn(logTexts, name) ? readText(logTexts[name], language) : name);
  const fieldName = (name: string) => (Object.hasOwn(fieldTexts, name) ? readText(fieldTexts[name], language) : name);
  if (lines.length === 0) return <p className="w-config__empty">{say('empty')}</p>;
  return (
    <ul className="w-config__list">
      {lines.map((line, index) => {
        const isDeed = line.action !== undefined;
        const who = line.actor ?? line.actorId ?? say('system');
        const via = line.via && (readText(viaTexts[line.via], language) || line.via);
        const facts = isDeed
          ? [
              about === 'everybody' ? nameTarget(line) : undefined,
              describe(line, { roleName, fieldName, say }),
              line.onBehalfOf ? say('byFor', { who, whom: line.onBehalfOf }) : say('by', { who }),
            ]
          : [about === 'everybody' ? (line.name ?? line.userId ?? undefined) : undefined, via, line.address];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a log have no id and are never reordered
          <li key={`${line.at} ${index}`}>
            <span>
              <strong data-failed={(line.outcome !== undefined && line.outcome !== 'ok') || undefined}>
                {nameOf(line.action ?? line.outcome ?? '')}
              </strong>
              <small className="w-config__quiet">{facts.filter(Boolean).join(' · ')}</small>
            </span>
            <time dateTime={line.at}>{tell(line.at)}</time>
          </li>
        );
      })}
    </ul>
  );
}

/** What has an id that says what it is; a page, a collection. */
const speakingIds = new Set(['layout', 'page', 'collection', 'mail_template', 'gateway']);

function nameTarget({ target, targetId, targetKind = '' }: LogEntry): string | undefined {
  return target ?? (speakingIds.has(targetKind) && targetId ? targetId : undefined);
}

interface Names {
  say: (name: 'version', values: { version: number }) => string;
  roleName: (role: string) => string;
  fieldName: (field: string) => string;
}

/** Summary of a change: role, version, fields or pages. */
function describe({ changes = {} }: LogEntry, { roleName, fieldName, say }: Names): string {
  if (typeof changes.version === 'number') return say('version', { version: changes.version });
  if (typeof changes.from === 'string' && typeof changes.to === 'string')
    return `${roleName(changes.from)} → ${roleName(changes.to)}`;
  if (typeof changes.email === 'string' && typeof changes.role === 'string')
    return `${changes.email} (${roleName(changes.role)})`;
  if (Array.isArray(changes.routes))
    return changes.routes
      .map((route: { routePath?: string }) => route.routePath)
      .join(', ')
      .slice(0, 120);
  return Object.keys(changes).slice(0, 6).map(fieldName).join(', ');
}
