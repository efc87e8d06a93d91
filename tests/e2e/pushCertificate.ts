import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Certificate, openAuthority } from '../../apps/provider/src/testing/certificates.ts';
import { dataFolder } from './address.ts';

const folder = join(dataFolder, 'push');
/** The certificate of the authority that the provider trusts; made once, because every worker loads the configuration. */
export const pushAuthorityFile = join(folder, 'authority.pem');
const file = join(folder, 'certificate.json');

if (!existsSync(file)) {
  const authority = openAuthority();
  mkdirSync(folder, { recursive: true });
  writeFileSync(pushAuthorityFile, authority.cert);
  writeFileSync(file, JSON.stringify(authority.certify('localhost')));
}

/** Returns the certificate of the journeys' push service. */
export const readPushCertificate = () => JSON.parse(readFileSync(file, 'utf8')) as Certificate;
