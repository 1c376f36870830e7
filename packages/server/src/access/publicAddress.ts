import { BlockList, isIP } from 'node:net';

/** IPv4 that belongs to nobody in particular: this machine, its neighbours, examples, groups, and what is reserved. */
const PRIVATE_4 = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE_4.addSubnet(network, bits, 'ipv4');
}

/** Of IPv6 only what is given out to the world; everything else, known or not yet thought of, is not public. */
const PUBLIC_6 = new BlockList();
PUBLIC_6.addSubnet('2000::', 3, 'ipv6');

/** Parts of it that lead elsewhere: protocols, tunnels that carry an IPv4 address, examples. */
const SPECIAL_6 = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  SPECIAL_6.addSubnet(network, bits, 'ipv6');
}

/** Whether an address is one that a stranger may make this server call. */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%')) return false;
  switch (isIP(address)) {
    case 4:
      return !PRIVATE_4.check(address, 'ipv4');
    case 6:
      return PUBLIC_6.check(address, 'ipv6') && !SPECIAL_6.check(address, 'ipv6');
    default:
      return false;
  }
}
