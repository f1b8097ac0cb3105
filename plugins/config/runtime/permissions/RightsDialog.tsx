import { useState } from 'react';
import { Dialog, DialogActions, useLanguage, useText } from 'sala/runtime';
import { type OwnRole, type RoleDenial, type RoleGrant, readText, words } from 'sala/schemas';
import type { CollectionRights } from '../parts/ownRole.ts';
import { RightEntry } from './RightEntry.tsx';
import { roleTexts } from './roleTexts.ts';

interface Props {
  role: OwnRole;
  rights: CollectionRights;
  busy: boolean;
  onSave: (role: OwnRole) => Promise<boolean>;
  onClose: () => void;
}

/** What a role is given and denied of one collection, entry by entry: actions, events, fields and records. */
export function RightsDialog({ role, rights, busy, onSave, onClose }: Props) {
  const say = useText({ ...roleTexts, save: words.save });
  const language = useLanguage();
  const mine = <Entry extends RoleGrant | RoleDenial>(list: Entry[] | undefined) =>
    (list ?? []).filter(({ collection }) => collection === rights.name);
  const [grants, setGrants] = useState<RoleGrant[]>(() => mine(role.grants));
  const [denies, setDenies] = useState<RoleDenial[]>(() => mine(role.denies));
  const others = <Entry extends RoleGrant | RoleDenial>(list: Entry[] | undefined) =>
    (list ?? []).filter(({ collection }) => collection !== rights.name);

  async function save() {
    const next = { ...role, grants: [...others(role.grants), ...grants], denies: [...others(role.denies), ...denies] };
    if (await onSave(next)) onClose();
  }

  return (
    <Dialog
      title={say('detailOf', { collection: readText(rights.title, language) })}
      text={say('detailHelp')}
      size="wide"
      onClose={onClose}
      actions={<DialogActions action={say('save')} busy={busy} onClose={onClose} onAction={save} />}
    >
      <Entries
        title={say('given')}
        add={say('addGrant')}
        entries={grants}
        onAdd={() => setGrants([...grants, { collection: rights.name, actions: ['read'] }])}
      >
        {(entry, index) => (
          <RightEntry
            entry={entry}
            rights={rights}
            label={say('grantPlace', { place: index + 1 })}
            hasRecords
            onChange={(changed) => setGrants(replace(grants, index, changed))}
          />
        )}
      </Entries>
      <Entries
        title={say('taken')}
        add={say('addDenial')}
        entries={denies}
        onAdd={() => setDenies([...denies, { collection: rights.name, actions: ['read'], fields: [] }])}
      >
        {(entry, index) => (
          <RightEntry
            entry={entry}
            rights={rights}
            label={say('denialPlace', { place: index + 1 })}
            onChange={(changed) => setDenies(replace(denies, index, changed))}
          />
        )}
      </Entries>
    </Dialog>
  );
}

function replace<Entry>(list: readonly Entry[], index: number, changed: Entry | undefined): Entry[] {
  return list.flatMap((entry, at) => (at === index ? (changed === undefined ? [] : [changed]) : [entry]));
}

interface EntriesProps<Entry> {
  title: string;
  add: string;
  entries: readonly Entry[];
  onAdd: () => void;
  children: (entry: Entry, index: number) => React.ReactNode;
}

function Entries<Entry>({ title, add, entries, onAdd, children }: EntriesProps<Entry>) {
  return (
    <section className="w-permissions__entries">
      <h3>{title}</h3>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name, and none is moved
        <div key={index}>{children(entry, index)}</div>
      ))}
      <button type="button" className="s-button s-button--small s-button--outline" onClick={onAdd}>
        {add}
      </button>
    </section>
  );
}
