import { useRef } from 'react';
import { type ChangeAddress, showToast, useCallMessage, useRecords, useText, useWidgetData } from 'sala/runtime';
import { isJsonObject, type WidgetAddress } from 'sala/schemas';
import {
  applyViews,
  findOwn,
  findView,
  keepKnown,
  type ListView,
  trashList,
  viewParameters,
  wholeList,
} from '../../../shared/list/listViews.ts';
import { viewTexts } from '../texts/viewTexts.ts';

export interface ViewName {
  title: string;
  shared: boolean;
}

export interface ListViews {
  /** Those with a name. */
  named: ListView[];
  current: ListView | undefined;
  usualId: string | undefined;
  mayShare: boolean;
  /** The deleted records are shown. */
  isTrash: boolean;
  /** The address differs from the view. */
  isChanged: boolean;
  open: (id: string | undefined) => void;
  /** Keeps what a person chose without saving a view; nothing while a view is open. */
  keep: (part: { [name: string]: string | undefined }) => void;
  create: (view: ViewName) => Promise<void>;
  /** Another name for the view that is open, and for whom it is. */
  rename: (view: ViewName) => Promise<void>;
  update: () => Promise<void>;
  remove: () => Promise<void>;
  /** The view that opens by itself; undefined for none. */
  setUsual: (id: string | undefined) => Promise<void>;
}

interface Options {
  uid: string;
  /** What the list is called; undefined where nobody is signed in. */
  list: string | undefined;
  views: readonly ListView[];
  mayShare: boolean;
  address: WidgetAddress;
  change: ChangeAddress;
}

/** The saved views of a list, for its reader. */
export function useListViews({ uid, list, views, mayShare, address, change }: Options): ListViews {
  const { refresh } = useWidgetData(uid);
  const explain = useCallMessage();
  const own = findOwn(views);
  const current = findView(views, address);
  const known = keepKnown(applyViews(views, address));
  const saveOwn = useOwnChoice(list);
  const changes = useViewChanges({ uid, list, mayShare, change, current, known });
  return {
    named: views.filter(({ title }) => title !== ''),
    current,
    usualId: own?.settings.view,
    mayShare,
    isTrash: address.view === trashList,
    isChanged: current !== undefined && JSON.stringify(sorted(known)) !== JSON.stringify(sorted(current.settings)),
    open: (view) => change({ ...leave, view: view ?? (own?.settings.view ? wholeList : undefined) }, { push: true }),
    keep: (part) => {
      if (!current) saveOwn(part).catch((error) => showToast({ title: explain(error), kind: 'error' }));
    },
    ...changes,
    setUsual: async (view) => {
      await saveOwn({ view });
      refresh();
    },
  };
}

interface Changed extends Pick<Options, 'uid' | 'list' | 'mayShare' | 'change'> {
  current: ListView | undefined;
  known: WidgetAddress;
}

/** What is done to saved views; each change says that it is saved. */
function useViewChanges({ uid, list, mayShare, change, current, known }: Changed) {
  const records = useRecords()('list_view');
  const { refresh } = useWidgetData(uid);
  const say = useText(viewTexts);
  return {
    create: async ({ title, shared }) => {
      const made = await records.create({ list, title, settings: known, ...(mayShare && { shared }) });
      change({ ...leave, view: made.id });
      refresh();
      showToast({ title: say('saved', { title }), kind: 'success' });
    },
    rename: async ({ title, shared }) => {
      if (!current) return;
      await records.update(current.id, { title, ...(mayShare && { shared }) }, current.version);
      refresh();
      showToast({ title: say('saved', { title }), kind: 'success' });
    },
    update: async () => {
      if (!current) return;
      await records.update(current.id, { settings: known }, current.version);
      change({ ...leave, view: current.id });
      refresh();
      showToast({ title: say('saved', { title: current.title }), kind: 'success' });
    },
    remove: async () => {
      if (!current) return;
      await records.remove(current.id);
      change({ ...leave, view: undefined });
      refresh();
    },
  } satisfies Partial<ListViews>;
}

/** What a view sets gives way to it in the address. */
const leave = Object.fromEntries([...viewParameters, 'q', 'page'].map((name) => [name, undefined]));

/** Saves what a person chose without a view: one change after the other, and beside what another device of theirs saved meanwhile. */
function useOwnChoice(list: string | undefined) {
  const records = useRecords()('list_view');
  const done = useRef(Promise.resolve());
  return (part: { [name: string]: string | undefined }): Promise<void> => {
    const save = async () => {
      if (!list) return;
      const { data } = await records.find({ filter: { list }, sort: { title: 1, id: 1 } });
      const own = data.find(({ title }) => !title);
      const before = isJsonObject(own?.settings) ? (own.settings as WidgetAddress) : {}; // as it was saved
      const settings = dropEmpty({ ...before, ...part });
      if (own) await records.update(own.id, { settings });
      else await records.create({ list, title: '', settings });
    };
    done.current = done.current.catch(() => undefined).then(save);
    return done.current;
  };
}

function sorted(settings: WidgetAddress) {
  return Object.entries(settings).sort(([one], [other]) => (one < other ? -1 : 1));
}

function dropEmpty(settings: { [name: string]: string | undefined }): WidgetAddress {
  return Object.fromEntries(Object.entries(settings).filter((one): one is [string, string] => Boolean(one[1])));
}
