import { useText } from 'sala/runtime';
import type { Difference, LineDifference } from '../../shared/historyAnswer.ts';
import { historyTexts } from './historyTexts.ts';

const fewChanges = 3;

/** What became of the fields: folded where there are many. */
export function Changes({ changes }: { changes: Difference[] }) {
  const say = useText(historyTexts);
  const list = (
    <ul className="w-history__changes">
      {changes.map((change) => (
        <li key={change.title}>
          <span className="w-history__field">{change.title}</span> <Values change={change} />
          {change.lines && <Lines lines={change.lines} />}
        </li>
      ))}
    </ul>
  );
  if (changes.length <= fewChanges && changes.every(({ lines = [] }) => lines.length <= fewChanges)) return list;
  return (
    <details>
      <summary>{say('fields', { count: String(changes.length) })}</summary>
      {list}
    </details>
  );
}

function Values({ change }: { change: Pick<Difference, 'from' | 'to' | 'isSecret'> }) {
  const say = useText(historyTexts);
  if (change.isSecret) return <i>{say('secret')}</i>;
  return (
    <>
      {change.from !== undefined && <del>{change.from}</del>} {change.to !== undefined && <ins>{change.to}</ins>}
    </>
  );
}

function Lines({ lines }: { lines: LineDifference[] }) {
  const say = useText(historyTexts);
  return (
    <ul>
      {lines.map(({ kind, line, name, cells }) => (
        <li key={`${kind} ${line}`}>
          {say(kind, { line: String(line) })} {name}
          {cells.map((cell) => (
            <span key={cell.title} className="w-history__cell">
              {cell.title}: <Values change={cell} />
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
