import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** A certificate and its key, in the form that TLS servers take. */
export interface Certificate {
  cert: string;
  key: string;
}

/** Encodes a DER element: tag, length, content. */
function der(kind: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.of(kind, ...size), content]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const bits = (content: Buffer) => der(0x03, Buffer.of(0), content);
const toName = (name: string) => sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(name)))));
const toTime = (date: Date) =>
  der(0x18, Buffer.from(`${date.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`));
const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));
const year = 365 * 86_400_000;

function extensions(host: string | undefined): Buffer {
  const basic = sequence(
    oid('551d13'),
    der(0x01, Buffer.of(255)),
    der(0x04, sequence(...(host ? [] : [der(0x01, Buffer.of(255))]))),
  );
  const names = host ? [sequence(oid('551d11'), der(0x04, sequence(der(0x82, Buffer.from(host)))))] : [];
  return der(0xa3, sequence(basic, ...names));
}

/** Creates a certificate authority that no client trusts by default. */
export function openAuthority() {
  const keyPair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const authority = 'Authority of the tests';
  const issue = (subject: string, host: string | undefined, key: KeyObject, until: number): string => {
    const body = sequence(
      der(0xa0, der(0x02, Buffer.of(2))),
      der(0x02, Buffer.concat([Buffer.of(1), randomBytes(8)])),
      ecdsaWithSha256,
      toName(authority),
      sequence(toTime(new Date(until - 2 * year)), toTime(new Date(until))),
      toName(subject),
      key.export({ type: 'spki', format: 'der' }),
      extensions(host),
    );
    const whole = sequence(body, ecdsaWithSha256, bits(sign('sha256', body, keyPair.privateKey)));
    const lines = whole.toString('base64').match(/.{1,64}/g)!;
    return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
  };
  return {
    /** The authority's own certificate. */
    cert: issue(authority, undefined, keyPair.publicKey, Date.now() + year),
    /** Creates a certificate for a host, valid until a time. @default in a year */
    certify(host: string, until = Date.now() + year): Certificate {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
      return { cert: issue(host, host, publicKey, until), key };
    },
  };
}
