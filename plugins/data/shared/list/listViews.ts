import type { WidgetAddress } from 'sala/schemas';

/** What a view keeps: parameters of the list's address. */
export const viewParameters = ['where', 'sort', 'group', 'cols', 'widths', 'freeze', 'density'] as const;

/** What a person chooses for a list without saving a view. */
export const ownParameters = ['cols', 'widths', 'freeze', 'density'] as const;

/** A saved view of a list. */
export interface ListView {
  id: string;
  version: number;
  /** Empty: what a person chose without saving a view. */
  title: string;
  shared: boolean;
  /** Whether this reader may change and delete it. */
  mine: boolean;
  settings: WidgetAddress;
}

/** Written where a view says something and its reader wants nothing of it. */
export const nothing = 'none';

/** The view that shows everything, where a person has a usual one. */
export const wholeList = 'all';

/** The view of deleted records. */
export const trashList = 'trash';

/** What a list is called in the views that people save. */
export function listKey(collection: string, uid: string): string {
  return `${collection}.${uid}`.slice(0, 200);
}

/** What a person chose for a list without saving a view. */
export function findOwn(views: readonly ListView[]): ListView | undefined {
  return views.find(({ title, mine }) => title === '' && mine);
}

/** The view that the address names, else the person's usual one. */
export function findView(views: readonly ListView[], address: WidgetAddress): ListView | undefined {
  const wanted = address.view ?? findOwn(views)?.settings.view;
  return views.find(({ id, title }) => title !== '' && id === wanted);
}

/** The address as it counts: what it does not say comes from the view, and the columns from what the person chose. */
export function applyViews(views: readonly ListView[], address: WidgetAddress): WidgetAddress {
  const own = findOwn(views)?.settings ?? {};
  return {
    ...Object.fromEntries(ownParameters.flatMap((name) => (own[name] ? [[name, own[name]]] : []))),
    ...keepKnown(findView(views, address)?.settings ?? {}),
    ...address,
  };
}

/** What a view keeps of an address. */
export function keepKnown(address: WidgetAddress): WidgetAddress {
  return Object.fromEntries(
    viewParameters.flatMap((name) => (address[name] && address[name] !== nothing ? [[name, address[name]]] : [])),
  );
}
