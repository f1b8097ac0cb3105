import { memo, useState } from 'react';
import type { PropertySchema } from '../../schemas/index.ts';
import { mayShape } from '../commands/command.ts';
import { describeNode } from '../document/catalog/describeNode.ts';
import { rootId, type TreeNode } from '../document/tree/tree.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useStore } from '../state/createStore.ts';
import { useEditorValue, useNode } from '../state/EditorProvider.tsx';
import { useBuilder } from '../ui/BuilderContext.ts';
import { useAfterFrame } from '../ui/useAfterFrame.ts';
import { useHeld } from '../ui/useHeld.ts';
import { ColumnPresets } from './ColumnPresets.tsx';
import { FieldList } from './FieldList.tsx';
import { listCommonSections } from './fields/commonSections.ts';
import { keepContent } from './fields/contentSections.ts';
import { listDeviceFields } from './fields/deviceFields.ts';
import { InspectedNode } from './fields/InspectedNode.ts';
import { listFormSections } from './fields/pageSections.ts';
import { listWidgetSections, type Section } from './fields/sections.ts';
import { ManySelected } from './ManySelected.tsx';
import { StyleDevices } from './StyleDevices.tsx';

/** The properties of the selected node; of the page while nothing is selected. */
export function Inspector() {
  const selection = useEditorValue((each) => each.getSelection());
  const node = useNode(selection.at(-1) ?? rootId);
  // What is typed here shows at once; another selection follows the frame in which the page shows it.
  const isComing = useAfterFrame(selection) !== selection;
  return <Properties {...useHeld({ node, count: selection.length }, isComing)} />;
}

const Properties = memo(function Properties({ node, count }: { node: TreeNode | undefined; count: number }) {
  const builder = useBuilder();
  const { editor, catalog, draft } = builder;
  const language = useLanguage();
  if (!node || !editor.getTree()[node.id]) return null; // deleted while React was rendering its properties
  if (count > 1) return <ManySelected count={count} />;
  const { title, detail } = describeNode(node, { tree: editor.getTree(), catalog, language });
  const definition = node.kind === 'object' ? catalog.find(node.data.type)?.definition : undefined;
  const shapes = mayShape(builder);
  const keep = (sections: Section[]) => (shapes ? sections : keepContent(sections, node, definition));
  const own = keep(definition ? [...listWidgetSections(definition), ...listFormSections(definition, catalog)] : []);
  const common = keep(listCommonSections(node, { tree: editor.getTree(), catalog, key: draft.key }));
  return (
    <InspectedNode value={node}>
      {/* It scrolls itself: that of another part begins at its top, that of the same part stays where it was read. */}
      <div className="bd-inspector bd-pane__body" key={node.id}>
        <header className="bd-inspector__head">
          <h2>{title}</h2>
          <p>{definition?.description ? language.read(definition.description) : detail}</p>
        </header>
        {shapes && node.kind === 'row' && <ColumnPresets row={node} />}
        {own.map((section) => (
          <InspectorSection key={section.title} section={section} holder={definition?.props} />
        ))}
        {common.map((section) => (
          <InspectorSection key={section.title} section={section} closed={restingSections.has(section.title)} />
        ))}
        {!shapes && own.length + common.length === 0 && <p className="bd-quiet">{language.say('contentOnly')}</p>}
      </div>
    </InspectedNode>
  );
});

/** Long, and rarely needed. */
const restingSections: ReadonlySet<string> = new Set(['group_spacing', 'group_structure', 'group_subject']);

interface SectionProps {
  section: Section;
  holder?: PropertySchema;
  closed?: boolean;
}

function InspectorSection({ section, holder, closed = false }: SectionProps) {
  const { say } = useLanguage();
  const { view } = useBuilder();
  const styling = useStore(view, (state) => state.styling);
  const fields = section.perDevice ? listDeviceFields(section.fields, styling) : section.fields;
  // Most of the fields of a part rest: they are drawn when somebody opens them, not at every selection.
  const [isDrawn, setDrawn] = useState(!closed);
  return (
    <details className="bd-section" open={!closed} onToggle={() => setDrawn(true)}>
      <summary>{say(section.title)}</summary>
      {isDrawn && (
        <div className="bd-section__fields">
          {section.perDevice && <StyleDevices />}
          <FieldList fields={fields} holder={holder} />
        </div>
      )}
    </details>
  );
}
