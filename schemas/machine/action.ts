import type { Condition } from '../condition.ts';
import type { Json } from '../json.ts';
import type { Language, Text } from '../text.ts';

/** A text is a formula (`record.quantity * 2`, `'paid'`), also within lists and objects; other JSON stands for itself. */
export type ActionValue = Json;
export type ActionValues = Record<string, ActionValue>;

interface ActionCommon {
  /** A formula; where it is not true, the action is left out. */
  when?: string;
  /** A field of this record with a list: the action is taken for each of its lines, which formulas call `line`. */
  each?: string;
}

/** Which records an action changes; without any of these it is the record itself. Formulas call the record `target`. */
interface ActionTarget {
  /** A field that refers to it: `product_id`, or `line.product_id` for a field of the line. */
  on?: string;
  /** The collection of a field without `x-ref`, or the collection in which `where` finds the records. */
  in?: string;
  /** Finds them; knows `$record.<field>`, `$line.<field>` and the variables of every condition. */
  where?: Condition;
  /** How many `where` may find; more refuse the change. */
  atMost?: number;
  /** Values of the record to create when `where` finds none. */
  orCreate?: ActionValues;
}

export interface SetAction extends ActionCommon, ActionTarget {
  /** With `each` and without a target, `line.<field>` sets a field of the line. */
  set: ActionValues;
}

/** Adds to numbers, on the value that is stored at that moment. */
export interface AddAction extends ActionCommon, ActionTarget {
  add: ActionValues;
  /** A result below or above refuses the change. */
  min?: ActionValue;
  max?: ActionValue;
  /** The field of this record that the refusal names; the first field of the formula by default. */
  field?: string;
  /** Explains the refusal; `{have}`, `{change}`, `{result}`, `{min}` and `{max}` are filled in. */
  message?: Text;
}

export interface TransitionAction extends ActionCommon, ActionTarget {
  transition: string;
  /** Fields to set together with it. */
  set?: ActionValues;
}

export interface CreateAction extends ActionCommon {
  /** The collection of the new record. */
  create: string;
  fields: ActionValues;
  /** Lines of the new record, made from lines of this one. */
  lines?: CreateLines;
  /** The state in which it starts: one where records may begin, and in the collection of the machine itself any of its states. */
  state?: string;
  /** A field of this record that takes its id; a list takes one more. */
  link?: string;
  /** Where this finds a record of the collection, none is created, and `link` takes the id of the one that is there. */
  unless?: Condition;
  /** Creates one for each record that gives a part of an amount; formulas call it `target`, and the part `taken`. */
  take?: TakeFrom;
}

/** An amount that other records give, one after the other, until there is enough. */
export interface TakeFrom {
  /** The collection of the records that give, which of them, and in which order; the oldest first by default. */
  from: string;
  where: Condition;
  sort?: Record<string, 1 | -1>;
  /** Their field that says how much each has to give. */
  of: string;
  /** How much is wanted. */
  amount: ActionValue;
  /** A formula; where it is true, less will do. Elsewhere it refuses the event. */
  partial?: string;
  /** Fields of the line (without `each` of the record): what was taken is added to one, what is missing stands in the other. */
  taken?: string;
  short?: string;
  /** Explains the refusal; `{have}`, `{asked}`, `{missing}` and fields of the line (or record) are filled in. */
  message?: Text;
}

export interface CreateLines {
  /** The list of this record, and the list of the new one. */
  from: string;
  to: string;
  fields: ActionValues;
  /** A formula; lines where it is not true are left out. */
  when?: string;
  /** Takes over what is open of each line: `of` less what `taken` counts, which formulas call `open`. */
  open?: { of: string; taken: string };
}

/** Draws the next number of a pattern for a field that is still empty. */
export interface NumberAction {
  number: string;
  pattern: string;
  when?: string;
}

/** Work of a plugin that follows the change by the outbox; a failing one never undoes the change. */
export interface EffectAction {
  effect: string;
  when?: string;
}

/** Tells people, by the outbox too. */
export interface NotifyAction {
  notify: Notice;
  when?: string;
}

/** What people are notified of. Placeholders of the texts are filled with the record as it is at that moment. */
export interface Notice {
  /** A formula with the id of a person, or with a list of them: `record.created_by`. */
  to?: string;
  /** Everybody who has one of these roles on the site. */
  roles?: string[];
  title: Text;
  text?: Text;
  kind?: 'info' | 'success' | 'warning' | 'error';
  /** Its link, a path of the site: `/purchase/request/{{record.id}}`. */
  path?: string;
}

/** Issues a document of the record, by the outbox: from then on everybody gets this very file. */
export interface DocumentAction {
  /** A document of its collection; the state that is entered closes what it shows. */
  document: string;
  /** Its language; that of the site by default. */
  language?: Language;
  when?: string;
}

/** Starts every flow of the site that waits for this name (its trigger `action`), by the outbox. */
export interface FlowAction {
  flow: string;
  /** Formulas whose values the flow gets as `values`. */
  input?: ActionValues;
  when?: string;
}

/**
 * What else becomes of this record and of others when an event is accepted, in the same transaction: one that fails
 * refuses the event, except for what follows it by the outbox: effects, notifications, documents and flows.
 */
export type Action =
  | SetAction
  | AddAction
  | TransitionAction
  | CreateAction
  | NumberAction
  | EffectAction
  | NotifyAction
  | DocumentAction
  | FlowAction;
