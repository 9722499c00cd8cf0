// Where a webhook may go: https on a public host. Pure; decided on the normalised URL when it is given and again
// when it is used. DNS is not looked at here: `global_fetch_strictly_public` keeps `fetch` itself off private networks.

/** Why a URL is refused; `type` and `msg` are those of a 422 entry. */
export type TargetRefusal = { type: string; msg: string };

export type TargetRules = {
  /** `host:port` that development may reach by plain http; empty in production. */
  devTargets: readonly string[];
  /** The service's own hosts, which may not be called back; `host:port` where the port is not 443. */
  ownHosts: readonly string[];
};

const URL_LENGTH_MAX = 2083;
const PORTS = new Set(['', '443', '8443']);
const PRIVATE_SUFFIXES = new Set([
  'localhost',
  'localdomain',
  'local',
  'internal',
  'lan',
  'home',
  'corp',
  'intranet',
  'private',
  'test',
  'invalid',
  'example',
  'onion',
  'arpa',
]);

/** Null when `text` may be called, else why not. */
export function refuseTarget(text: string, rules: TargetRules): TargetRefusal | null {
  if (text.length > URL_LENGTH_MAX) {
    return { type: 'url_too_long', msg: `URL should have at most ${URL_LENGTH_MAX} characters` };
  }
  const url = URL.parse(text);
  if (url === null) return { type: 'url_parsing', msg: 'Input should be a valid URL' };
  if (url.username !== '' || url.password !== '') {
    return { type: 'url_credentials', msg: 'URL should not hold a user name or password' };
  }
  if (url.protocol === 'http:' && isDevTarget(url, rules)) return null;
  if (url.protocol !== 'https:') return { type: 'url_scheme', msg: "URL scheme should be 'https'" };
  if (!PORTS.has(url.port)) return { type: 'url_port', msg: 'URL port should be 443 or 8443' };
  const host = url.hostname.replace(/\.+$/, '');
  if (!isPublicHost(host) || host !== url.hostname || isDisguised(text, host) || isOwn(url, rules)) {
    return {
      type: 'url_host',
      msg: 'URL host should be a public host name; private and local addresses do not work',
    };
  }
  return null;
}

function isDevTarget(url: URL, rules: TargetRules): boolean {
  return rules.devTargets.includes(`${url.hostname}:${url.port || '80'}`);
}

/** The same host on another port is the service's own as well. */
function isOwn(url: URL, rules: TargetRules): boolean {
  return rules.ownHosts.some((host) => URL.parse(`https://${host}`)?.hostname === url.hostname);
}

function isPublicHost(host: string): boolean {
  if (host.startsWith('[')) return isPublicIpv6(host.slice(1, -1));
  const octets = ipv4Octets(host);
  if (octets !== null) return isPublicIpv4(octets);
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  // A last label of digits alone would be an address in some resolver's reading.
  return (
    labels.length > 1 &&
    labels.every((label) => label !== '') &&
    !/^\d+$/.test(last) &&
    !PRIVATE_SUFFIXES.has(last)
  );
}

/** A public address written in octal, hexadecimal or as one number: nobody who means well writes it so. */
function isDisguised(text: string, host: string): boolean {
  return ipv4Octets(host) !== null && !text.includes(`//${host}`);
}

/** The URL parser has already turned octal, hexadecimal and short forms into four decimal octets. */
function ipv4Octets(host: string): number[] | null {
  if (!/^\d{1,3}(\.\d{1,3}){3}$/.test(host)) return null;
  return host.split('.').map(Number);
}

/** IANA's special-purpose registry for IPv4, everything not globally reachable. */
function isPublicIpv4([a = 0, b = 0, c = 0]: number[]): boolean {
  if (a === 0 || a === 10 || a === 127 || a >= 224) return false;
  if (a === 100 && b >= 64 && b <= 127) return false;
  if (a === 169 && b === 254) return false;
  if (a === 172 && b >= 16 && b <= 31) return false;
  if (a === 192 && (b === 168 || (b === 0 && (c === 0 || c === 2)) || (b === 88 && c === 99))) return false;
  if (a === 198 && (b === 18 || b === 19 || (b === 51 && c === 100))) return false;
  return !(a === 203 && b === 0 && c === 113);
}

/** Global unicast (2000::/3) less what tunnels to IPv4 or is kept for documentation. */
function isPublicIpv6(host: string): boolean {
  const groups = ipv6Groups(host);
  const [first = 0, second = 0] = groups;
  if (first < 0x2000 || first > 0x3fff) return false;
  if (first === 0x2002) return false;
  return (
    !(first === 0x2001 && (second < 0x200 || second === 0xdb8)) && !(first === 0x3fff && second < 0x1000)
  );
}

function ipv6Groups(host: string): number[] {
  const [head = '', tail = ''] = host.split('::');
  const left = groupsOf(head);
  const right = groupsOf(tail);
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => 0), ...right];
}

function groupsOf(part: string): number[] {
  return part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
}
