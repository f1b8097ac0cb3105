import { isJsonObject, type JsonObject, readText } from 'sala/schemas';
import type { CollectionDescription, SourceContext } from 'sala/server';
import type { RecordField, RecordNotices, RecordState } from '../../shared/recordAnswer.ts';

type Machine = NonNullable<ReturnType<SourceContext['records']['machine']>>;

/** The states of a record with their events, and what the next ones ask for. */
export function describeStates(
  context: SourceContext,
  machine: Machine | undefined,
  record: JsonObject | null,
): RecordState[] {
  const required = new Map(machine?.states.map((state) => [state.name, state.required]));
  return (machine?.states ?? []).map(({ name, title, tone, final, events }) => ({
    value: name,
    title,
    ...(tone && { tone }),
    final,
    next: [...new Set(events.map(({ to }) => to))],
    seldom: events.flatMap(({ to, seldom }) => (seldom ? [to] : [])),
    events: events.map(({ event, to, title, roles, byTime, seldom, byApproval, corrects }) => ({
      event,
      to,
      title,
      ...{ byTime, seldom, byApproval },
      who: roles.map((role) => titleOfRole(context, role)),
      asks: asksOf(record, { required: required.get(to) ?? [], corrects }),
      needs: required.get(to) ?? [],
    })),
  }));
}

/** The fields that an event asks of a record: what its next state needs and the record has not, and what the event corrects. */
export function asksOf(
  record: JsonObject | null,
  { required, corrects }: { required: readonly string[]; corrects: readonly string[] },
): string[] {
  return [...new Set([...required.filter((field) => isEmpty(record?.[field])), ...corrects])];
}

/** What keeps a record as it is, or waits for it. */
export function describeNotices(
  context: SourceContext,
  { approval }: CollectionDescription,
  { machine, record, fields }: { machine: Machine | undefined; record: JsonObject; fields: readonly RecordField[] },
): RecordNotices {
  const state = machine?.states.find(({ name }) => name === record.state);
  const closed = fields.filter(({ field }) => state?.closes.includes(field));
  const due = Array.isArray(record._due) ? record._due.filter(isJsonObject) : [];
  const level = record.approval_level;
  const approvers = approval && typeof level === 'string' ? approversOf(approval.tiers, level) : [];
  const text = (field: string) => (typeof record[field] === 'string' ? { [field]: String(record[field]) } : {});
  const {
    approval_asked_by: askedBy,
    approved_by: approvedBy,
    approved_at: approvedAt,
  } = {
    ...text('approval_asked_by'),
    ...text('approved_by'),
    ...text('approved_at'),
  } as Record<string, string | undefined>; // each of them may be missing
  return {
    due: due.map(({ title, due_at, refused }) => ({
      title: String(title),
      at: String(due_at),
      ...(isJsonObject(refused) && { refused: String(refused.message) }),
    })),
    ...(closed.length > 0 && {
      closed: { whole: closed.length === fields.length, fields: closed.map(({ title }) => title) },
    }),
    // Nobody is told of an approval that they need not ask for.
    ...(approval &&
      typeof level === 'string' &&
      ((approvedBy ?? askedBy) !== undefined || !approvers.includes(context.person.role ?? '')) &&
      (approvedBy !== undefined || state?.events.some(({ byApproval }) => byApproval)) && {
        approval: {
          roles: approvers.map((role) => titleOfRole(context, role)),
          ...(askedBy !== undefined && { askedBy }),
          ...(approvedBy !== undefined && { approvedBy }),
          ...(approvedAt !== undefined && { approvedAt }),
        },
      }),
  };
}

/** Those of the level and of every one above. */
function approversOf(tiers: NonNullable<CollectionDescription['approval']>['tiers'], level: string): string[] {
  const at = tiers.findIndex((tier) => tier.level === level);
  return at < 0 ? [] : [...new Set(tiers.slice(at).flatMap((tier) => tier.roles))];
}

function titleOfRole({ records, language }: SourceContext, role: string): string {
  return readText(records.roleTitle(role), language);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
