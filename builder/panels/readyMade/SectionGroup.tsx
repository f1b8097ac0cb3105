import type { ReadyMadeEntry } from '../../../schemas/index.ts';
import { SectionItem } from './SectionItem.tsx';

interface Props {
  title: string;
  sections: readonly ReadyMadeEntry[];
  /** What says how to use them. */
  hintId: string;
}

/** Ready-made sections below a heading. */
export function SectionGroup({ title, sections, hintId }: Props) {
  return (
    <section className="bd-sections">
      <h2>{title}</h2>
      <ul>
        {sections.map((section) => (
          <li key={section.name}>
            <SectionItem section={section} hintId={hintId} />
          </li>
        ))}
      </ul>
    </section>
  );
}
