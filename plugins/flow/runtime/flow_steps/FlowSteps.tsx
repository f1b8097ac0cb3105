import { type CSSProperties, useMemo } from 'react';
import { defaultAccessRoles, type TitleOf } from 'sala/engine';
import { Icon, useLanguage, useText, type WidgetViewProps } from 'sala/runtime';
import { isJsonObject, type JsonObject, type Language, readText } from 'sala/schemas';
import { sayCase } from '../../shared/listBranches.ts';
import { type Line, listLines } from '../../shared/listLines.ts';
import { getAt } from '../../shared/places.ts';
import { StepSentence } from '../parts/StepSentence.tsx';
import { useKnown } from '../parts/useKnown.ts';
import { useNames } from '../parts/useNames.ts';
import './flow_steps.css';

const texts = {
  title: { th: 'ขั้นตอน', en: 'Steps' },
  none: { th: 'ยังไม่มีขั้นตอน กด “แก้ไข” เพื่อเพิ่ม', en: 'No steps yet. Choose “Edit” to add them.' },
  runBy: { th: 'รันด้วยมือได้โดย {roles}', en: 'May be run by hand by {roles}' },
  administrators: { th: 'ผู้ดูแลเว็บไซต์', en: 'administrators' },
};

/** The flow that the page is about, as people read it: what starts it, and what it does. */
export function FlowSteps({ object, data }: WidgetViewProps<JsonObject>) {
  const say = useText(texts);
  const language = useLanguage();
  const known = useKnown();
  const flow = isJsonObject(data.flow) ? data.flow : undefined;
  const definition = isJsonObject(flow?.definition) ? flow.definition : undefined;
  const lines = useMemo(() => listShown(definition ?? {}, known.steps), [definition, known.steps]);
  const names = useNames(known, definition ?? nothing);
  if (!flow || !definition) return null;
  const roles = Array.isArray(flow.roles) ? flow.roles.map(String) : [];
  // Administrators may run every flow, and are said as one.
  const others = roles.filter((role) => !defaultAccessRoles.includes(role));
  const named = others.map((role) => readText(known.roles[role] ?? role, language));
  return (
    <section className="w-flow-steps" aria-labelledby={`${object.uid}-title`}>
      <h2 id={`${object.uid}-title`}>{say('title')}</h2>
      {lines.length === 0 && <p>{say('none')}</p>}
      <ul>
        {lines.map((line) => (
          <li
            key={line.key}
            data-kind={line.kind}
            style={{ '--w-depth': line.depth } as CSSProperties} // custom property
          >
            {line.kind === 'step' && (
              <>
                <Icon name={line.type?.icon ?? 'circle'} size={18} />
                <StepSentence line={line} names={names} />
              </>
            )}
            {line.kind === 'heading' && showHeading(line, { definition, language, titleOf: names.titleOf })}
          </li>
        ))}
      </ul>
      <p>{say('runBy', { roles: [say('administrators'), ...named].join(', ') })}</p>
    </section>
  );
}

/** The steps, and the headings that have steps. */
function listShown(definition: JsonObject, added: Parameters<typeof listLines>[1]): Line[] {
  const lines = listLines(definition, added);
  return lines.filter(({ kind }, at) => kind === 'step' || (kind === 'heading' && lines[at + 1]?.kind === 'step'));
}

interface Shown {
  definition: JsonObject;
  language: Language;
  titleOf: TitleOf;
}

/** The heading of a case names its value. */
function showHeading({ title, entry }: Extract<Line, { kind: 'heading' }>, { definition, ...saying }: Shown): string {
  if (entry?.by === undefined) return readText(title, saying.language);
  const step = getAt(definition, entry.path.slice(0, -2));
  return sayCase(title, { ...saying, step, value: getAt(definition, [...entry.path, entry.by]) });
}

const nothing: JsonObject = {};
