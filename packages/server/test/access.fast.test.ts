import { expect, it } from 'vitest';
import { Bucket } from '../src/access/bucket.ts';
import { householdOf } from '../src/access/origin.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:1::', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('counts %s as %s', (address, household) => {
  expect(householdOf(address)).toBe(household);
});

it('gives permits back with time, and takes none away when the clock is set back', () => {
  const bucket = new Bucket({ burst: 2, perSecond: 1 }, 100_000);
  expect([1, 2, 3].map(() => bucket.take(100_000))).toEqual([true, true, false]);
  expect(bucket.take(101_000)).toBe(true);
  expect(bucket.take(50_000)).toBe(false);
  expect(bucket.take(51_000)).toBe(true);
});
