import type { AnyStateMachine } from 'xstate';
import { fillText, type Row, type Text } from '../../../schemas/index.ts';
import type { Collection, CollectionField } from '../../collection/compiled/collection.ts';
import { listStates } from '../../machine/readMachine.ts';
import { chooseDate } from './chooseDate.ts';

/**
 * The records of a collection as cards in the columns of their states, named by what they are about rather than by their number. The
 * ends that failed have no column: they are reached by the buttons of a card.
 */
export function writeBoard(collection: Collection, machine?: AnyStateMachine): Row[] {
  const open = [...collection.fields.values()].filter(({ secret }) => !secret);
  const shown = collection.display.filter((name) => open.some((field) => field.name === name));
  const title = shown.find((name) => !isNumber(collection.fields.get(name))) ?? shown[0] ?? '';
  const start = chooseDate(collection) ?? '';
  const nameOf = (matches: (field: CollectionField) => boolean) => open.find(matches)?.name ?? '';
  return [
    {
      uid: 'board-row',
      width: 'wide',
      columns: [
        {
          uid: 'board-column',
          objects: [
            { uid: 'heading', type: 'header', v: 1, text: titleBoard(collection.title), level: 1, size: 'medium' },
            {
              uid: 'board',
              type: 'board',
              v: 1,
              title: '',
              collection: collection.name,
              states: listColumns(machine),
              titleField: title,
              descriptionField: shown.find((name) => name !== title) ?? '',
              startField: start,
              endField: nameOf(({ name, schema }) => name !== start && isDay(schema.format) && due.test(name)),
              colorField: nameOf(({ schema }) => schema['x-widget'] === 'color'),
              personIdField: nameOf(isResponsible),
              personField: '',
              priorityField: nameOf(({ name, schema }) => name === 'priority' && schema.enum !== undefined),
            },
          ],
        },
      ],
    },
  ];
}

/** What the page is called, in menus too. */
export function titleBoard(title: Text): Text {
  return { th: fillText('กระดาน{title}', { title: title.th }), en: `${title.en}: board` };
}

const mostColumns = 20;
const due = /(^|_)(due|until|end|expected|deadline)/;
const responsible = /^(assignee|assigned|responsible|owner)/;

/** The person whose a record is: called so, or its writer to begin with. */
function isResponsible({ name, schema }: CollectionField): boolean {
  return schema['x-ref'] === 'user' && (responsible.test(name) || schema['x-start'] === '$user.id');
}

function isNumber(field: CollectionField | undefined): boolean {
  return field?.schema['x-sequence'] !== undefined || field?.schema['x-unique'] === true;
}

function isDay(format: unknown): boolean {
  return format === 'date' || format === 'date-time';
}

function listColumns(machine: AnyStateMachine | undefined): string[] {
  if (!machine) return [];
  const worth = listStates(machine).filter(({ final, meta }) => !(final && meta.tone === 'danger'));
  return worth.map(({ name }) => name).slice(0, mostColumns);
}
