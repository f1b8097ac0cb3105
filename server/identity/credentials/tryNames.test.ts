import { describe, expect, it } from 'vitest';
import { nameTryCounters, type TrySource } from './tryNames.ts';

const address = '203.0.113.1';
const countersOf = (source: Partial<TrySource>, kind: 'password' | 'code' = 'password') =>
  nameTryCounters('account a', { kind, source: { address, ...source }, lockAfter: 10 });
const namesOf = (source: Partial<TrySource>) => countersOf(source).map(({ name }) => name);

describe('a wrong try', () => {
  it('of a stranger counts for their address and for all strangers together', () => {
    expect(countersOf({})).toEqual([
      { name: 'password of account a from 203.0.113.1', limit: 10 },
      { name: 'password of account a by strangers', limit: 30 },
    ]);
  });

  it('shares no counter with a known device, wherever it is, nor with a known address', () => {
    const stranger = namesOf({});
    expect(namesOf({ device: 'd' })).toEqual(namesOf({ device: 'd', address: '203.0.113.2', knownAddress: true }));
    for (const known of [{ device: 'd' }, { address: '203.0.113.2', knownAddress: true }])
      expect(namesOf(known).filter((name) => stranger.includes(name))).toEqual([]);
  });

  it('of a code is one of few, from however many addresses', () => {
    expect(countersOf({}, 'code').map(({ limit }) => limit)).toEqual([10, 10]);
  });

  it('counts one network of IPv6 as one address', () => {
    expect(namesOf({ address: '2001:db8::1' })).toEqual(namesOf({ address: '2001:db8::2' }));
  });
});
