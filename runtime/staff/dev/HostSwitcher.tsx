import { useEffect, useState } from 'react';
import { SearchBox } from '../../ui/fields/SearchBox.tsx';
import { devTexts } from './devTexts.ts';

interface Host {
  name: string;
  host: string;
}

/** Every host name of every site on this server, with a filter; keeps the path. */
export function HostSwitcher() {
  const [hosts, setHosts] = useState<Host[]>([]);
  const [search, setSearch] = useState('');
  useEffect(() => {
    fetch('/api/dev/hosts')
      .then((answer) => answer.json())
      .then(({ data }: { data: Host[] }) => setHosts(data))
      .catch(() => undefined);
  }, []);
  const words = search.trim().toLowerCase();
  const found = hosts.filter(({ name, host }) => `${name} ${host}`.toLowerCase().includes(words));
  return (
    <div className="s-dev__panel">
      <SearchBox label="Host name" value={search} onChange={setSearch} />
      {found.length === 0 && <p role="status">{devTexts.noHost}</p>}
      <ul>
        {found.map(({ name, host }) => (
          <li key={host}>
            <a href={addressOf(host)} data-reload="" aria-current={host === location.hostname || undefined}>
              {name} <small>{host}</small>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function addressOf(host: string): string {
  const address = new URL(location.href);
  address.hostname = host;
  return address.href;
}
