import { useWidgetAddress } from 'sala/runtime';

/** Which tab of a screen is shown, kept in the address of the page: a link, a reload and going back lead to it. The first is the default. */
export function useTab<const Names extends readonly [string, ...string[]]>(
  uid: string,
  names: Names,
): [tab: Names[number], show: (name: Names[number]) => void] {
  const [address, change] = useWidgetAddress(uid);
  const tab = names.find((name) => name === address.tab) ?? names[0];
  return [tab, (name) => change({ tab: name === names[0] ? undefined : name }, { push: true })];
}
