import { useEffect } from 'react';
import { useField, useRuntime, useSession, type WidgetViewProps } from 'sala/runtime';
import { accountValue } from '../../shared/accountValue.ts';

interface Properties {
  source: 'fixed' | 'account' | 'address';
  value: string | number | boolean;
  syncData: string;
  parameter: string;
}

/** A value that is not shown: sent with the form and available to conditions. */
export function Hidden({ object }: WidgetViewProps<Properties>) {
  const { source, syncData, value, parameter } = object;
  const { user } = useSession();
  const { editing } = useRuntime();
  const known = source === 'account' ? accountValue(syncData, user) : source === 'fixed' ? value : undefined;
  const { setValue, name } = useField(object, { initial: known, isPrivate: true });

  // Server HTML may be shared, so the address is read in the browser.
  useEffect(() => {
    if (source !== 'address' || !parameter) return;
    setValue(new URLSearchParams(location.search).get(parameter) ?? undefined);
  }, [source, parameter, setValue]);

  return editing ? <code className="s-placeholder">{name}</code> : null;
}
