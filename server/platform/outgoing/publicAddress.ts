import { BlockList, isIP } from 'node:net';

/** Networks that lead into this machine, its neighbourhood, or nowhere (IANA special-purpose registries). */
const reserved = listNetworks([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // Of IPv6 only global unicast is public, and in it not what wraps an address of IPv4.
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
]);
const globalUnicast = listNetworks(['2000::/3']);

/** Where clouds keep the credentials of a machine: closed, whatever an installation allows. */
const metadata = listNetworks([
  '169.254.0.0/16',
  '168.63.129.16/32',
  '100.100.100.200/32',
  'fe80::/10',
  'fd00:ec2::/32',
]);

/** Whether a request of a site may go to this address. */
export function isPublicAddress(address: string, allowed: BlockList): boolean {
  const family = familyOf(address);
  if (family === undefined || metadata.check(address, family)) return false;
  if (allowed.check(address, family)) return true;
  return !reserved.check(address, family) && (family === 'ipv4' || globalUnicast.check(address, family));
}

/** Networks in the notation `10.0.0.0/8`, or single addresses. */
export function listNetworks(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const family = familyOf(address);
    if (family === undefined) throw new TypeError(`${network} is no network`);
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(address);
  return version === 0 ? undefined : version === 4 ? 'ipv4' : 'ipv6';
}
