import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refuseTarget, type TargetRules } from '../../src/webhooks/target-rules.ts';

const rules: TargetRules = { devTargets: ['127.0.0.1:9797'], ownHosts: ['service.example.org'] };

const ACCEPTED = [
  'https://example.com/hook',
  'https://example.com',
  'https://EXAMPLE.com/Hook?token=abc#part',
  'https://example.com:443/hook',
  'https://example.com:8443/hook',
  'https://hooks.a-b.example.co.uk/a/b/c',
  'https://bücher.example.com/',
  'https://xn--bcher-kva.example.com/',
  'https://8.8.8.8/hook',
  'https://100.63.255.255/',
  'https://100.128.0.1/',
  'https://172.15.0.1/',
  'https://172.32.0.1/',
  'https://192.167.0.1/',
  'https://198.17.0.1/',
  'https://198.20.0.1/',
  'https://223.255.255.254/',
  'https://[2606:4700:4700::1111]/hook',
  'https://[2a00:1450:4001:81b::200e]/',
  'https://localhost.example.com/',
  'https://internal.example.com/',
  'https://10.0.0.1.example.com/',
  'http://127.0.0.1:9797/hook',
];

/** By the type of the entry that tells of it. */
const REFUSED: Record<string, string[]> = {
  url_parsing: [
    '',
    ' ',
    'example.com/hook',
    '//example.com/hook',
    '/hook',
    'https://',
    'https:///',
    'https://exa mple.com/',
    'https://example.com:99999/',
    'https://[::1/',
    'https://[fe80::1%25eth0]/',
    'https://256.256.256.256/',
    'https://1.2.3.4.5/',
    'https://0x100000000/',
    'https://a<b.com/',
  ],
  url_scheme: [
    'http://example.com/hook',
    'http://127.0.0.1/',
    'http://127.0.0.1:9798/',
    'http://localhost:9797/',
    'http://[::1]:9797/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'ws://example.com/',
    'wss://example.com/',
    'data:text/plain,x',
    'javascript:alert(1)',
    'mailto:someone@example.com',
    'gopher://example.com/',
  ],
  url_credentials: [
    'https://user@example.com/',
    'https://user:password@example.com/',
    'https://:password@example.com/',
    'https://example.com@127.0.0.1/',
    'http://user@127.0.0.1:9797/',
    'http://:password@127.0.0.1:9797/',
  ],
  url_port: [
    'https://example.com:80/',
    'https://example.com:22/',
    'https://example.com:8080/',
    'https://example.com:444/',
    'https://example.com:1/',
    'https://127.0.0.1:9797/',
  ],
  url_host: [
    // Names
    'https://localhost/',
    'https://LOCALHOST/',
    'https://app.localhost/',
    'https://printer/',
    'https://printer.local/',
    'https://db.internal/',
    'https://metadata.google.internal/',
    'https://host.localdomain/',
    'https://router.lan/',
    'https://router.home.arpa/',
    'https://intranet.corp/',
    'https://something.test/',
    'https://something.invalid/',
    'https://something.example/',
    'https://hidden.onion/',
    // Trailing dots
    'https://localhost./',
    'https://example.com./',
    'https://127.0.0.1./',
    // The service itself
    'https://service.example.org/hook',
    'https://SERVICE.example.org:8443/hook',
    // IPv4 that is not public
    'https://0.0.0.0/',
    'https://0.1.2.3/',
    'https://10.0.0.1/',
    'https://10.255.255.255/',
    'https://100.64.0.1/',
    'https://100.127.255.255/',
    'https://127.0.0.1/',
    'https://127.255.255.254/',
    'https://169.254.169.254/latest/meta-data/',
    'https://172.16.0.1/',
    'https://172.31.255.255/',
    'https://192.0.0.1/',
    'https://192.0.2.1/',
    'https://192.88.99.1/',
    'https://192.168.1.1/',
    'https://198.18.0.1/',
    'https://198.19.255.255/',
    'https://198.51.100.7/',
    'https://203.0.113.9/',
    'https://224.0.0.1/',
    'https://239.255.255.250/',
    'https://240.0.0.1/',
    'https://255.255.255.255/',
    // IPv4 in disguise: one number, octal, hexadecimal, short, full-width digits, percent-encoded
    'https://2130706433/',
    'https://0177.0.0.1/',
    'https://0x7f.0.0.1/',
    'https://0x7f000001/',
    'https://017700000001/',
    'https://127.1/',
    'https://127.0.1/',
    'https://10.1/',
    'https://0/',
    'https://0xa9fea9fe/',
    'https://1２7.0.0.1/',
    'https://127。0。0。1/',
    'https://%31%32%37.0.0.1/',
    'https://loc%61lhost/',
    'https://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/',
    'https://134744072/',
    'https://0x8.8.8.8/',
    'https://8.8.2056/',
    // IPv6 that is not public
    'https://[::]/',
    'https://[::1]/',
    'https://[0:0:0:0:0:0:0:1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[::ffff:8.8.8.8]/',
    'https://[::127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[64:ff9b:1::a00:1]/',
    'https://[100::1]/',
    'https://[2001::1]/',
    'https://[2001:10::1]/',
    'https://[2001:db8::1]/',
    'https://[2002:7f00:1::]/',
    'https://[3fff::1]/',
    'https://[5f00::1]/',
    'https://[fc00::1]/',
    'https://[fd12:3456::1]/',
    'https://[fe80::1]/',
    'https://[fec0::1]/',
    'https://[ff02::1]/',
  ],
};

describe('a target', () => {
  it.each(ACCEPTED)('may be %s', (url) => expect(refuseTarget(url, rules)).toBeNull());

  it.each(Object.entries(REFUSED).flatMap(([type, urls]) => urls.map((url) => [url, type] as const)))(
    'may not be %j: %s',
    (url, type) => expect(refuseTarget(url, rules)?.type).toBe(type),
  );

  it('has at most 2,083 characters', () => {
    const url = `https://example.com/${'a'.repeat(2_083 - 20)}`;
    expect(refuseTarget(url, rules)).toBeNull();
    expect(refuseTarget(`${url}a`, rules)?.type).toBe('url_too_long');
  });

  it('has no exceptions where none are listed', () => {
    const production = { devTargets: [], ownHosts: [] };
    expect(refuseTarget('http://127.0.0.1:9797/', production)?.type).toBe('url_scheme');
    expect(refuseTarget('https://127.0.0.1/', production)?.type).toBe('url_host');
  });

  it('is refused in more than eighty forms that hide a private or local host', () => {
    expect(REFUSED['url_host']?.length).toBeGreaterThan(80);
  });
});

/** First and last address of the ranges that are private, local or nobody's. */
const RANGES: [string, string][] = [
  ['0.0.0.0', '0.255.255.255'],
  ['10.0.0.0', '10.255.255.255'],
  ['100.64.0.0', '100.127.255.255'],
  ['127.0.0.0', '127.255.255.255'],
  ['169.254.0.0', '169.254.255.255'],
  ['172.16.0.0', '172.31.255.255'],
  ['192.0.0.0', '192.0.0.255'],
  ['192.168.0.0', '192.168.255.255'],
  ['198.18.0.0', '198.19.255.255'],
  ['224.0.0.0', '255.255.255.255'],
];

function numberOf(address: string): number {
  return address.split('.').reduce((number, octet) => number * 256 + Number(octet), 0);
}

const privateAddress = fc
  .constantFrom(...RANGES)
  .chain(([first, last]) => fc.integer({ min: numberOf(first), max: numberOf(last) }));

/** One address in every way that a URL may spell it. */
function spellings(number: number): string[] {
  const octets = [24, 16, 8, 0].map((shift) => (number >>> shift) & 255);
  const [a = 0, b = 0, c = 0, d = 0] = octets;
  const hex = number.toString(16).padStart(8, '0');
  const groups = `${hex.slice(0, 4)}:${hex.slice(4)}`;
  return [
    octets.join('.'),
    `${octets.join('.')}.`,
    String(number),
    `0x${hex}`,
    `0${number.toString(8)}`,
    octets.map((octet) => `0x${octet.toString(16)}`).join('.'),
    octets.map((octet) => `0${octet.toString(8)}`).join('.'),
    `${a}.${b * 65_536 + c * 256 + d}`,
    `${a}.${b}.${c * 256 + d}`,
    `[::ffff:${octets.join('.')}]`,
    `[::ffff:${groups}]`,
    `[::${groups}]`,
    `[64:ff9b::${groups}]`,
    `[2002:${groups}::1]`,
  ];
}

describe('a private address', () => {
  it('is refused however it is spelt', () => {
    fc.assert(
      fc.property(privateAddress, (number) =>
        spellings(number).every((host) => refuseTarget(`https://${host}/hook`, rules) !== null),
      ),
      { numRuns: 2_000 },
    );
  });
});
