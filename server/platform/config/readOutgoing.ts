import type { OutgoingRules, PortRange } from '../outgoing/outgoingRules.ts';
import { listNetworks } from '../outgoing/publicAddress.ts';
import type { SettingReader } from './settingReader.ts';

/** Where the requests of sites may go: to the web, and to what this installation adds. */
export function readOutgoing(read: SettingReader, isProduction: boolean): OutgoingRules {
  const ports = readPorts(read.text('OUTGOING_PORTS') ?? '80,443');
  if (!ports) read.refuse('OUTGOING_PORTS', 'it must be ports or ranges of them, as in 80,443,8000-8099');
  const networks = readNetworks(read.text('OUTGOING_NETWORKS') ?? '');
  if (!networks) read.refuse('OUTGOING_NETWORKS', 'it must be addresses or networks, as in 10.1.2.3,10.8.0.0/16');
  return { ports: ports ?? [], networks: networks ?? listNetworks([]), secure: isProduction };
}

function readPorts(text: string): PortRange[] | undefined {
  const ranges = split(text).map((part) => {
    const [, from = '', to = from] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(part) ?? [];
    return { from: Number(from || Number.NaN), to: Number(to || Number.NaN) };
  });
  return ranges.every(({ from, to }) => from >= 1 && from <= to && to <= 65_535) ? ranges : undefined;
}

function readNetworks(text: string) {
  try {
    return listNetworks(split(text));
  } catch {
    return undefined;
  }
}

function split(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
