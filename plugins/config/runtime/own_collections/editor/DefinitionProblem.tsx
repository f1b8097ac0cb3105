import { useEffect, useRef } from 'react';
import { useText } from 'sala/runtime';
import { editorTexts } from './editorTexts.ts';
import type { DefinitionFault } from './useDefinition.ts';

interface Props {
  problem: { text: string; faults: readonly DefinitionFault[] };
}

/** Why a definition was not saved: brought into sight, since whoever saves may have scrolled far below it. */
export function DefinitionProblem({ problem }: Props) {
  const say = useText(editorTexts);
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is shown, one that says the same too
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
  }, [problem]);
  return (
    <div ref={box} className="w-config__notice w-config__notice--failed" role="alert">
      <div>
        <p>{problem.faults.length > 0 ? say('faults') : problem.text}</p>
        <ul>
          {problem.faults.map(({ path, message }) => (
            <li key={`${path} ${message}`}>
              {path && <code>{path}</code>} {message}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
