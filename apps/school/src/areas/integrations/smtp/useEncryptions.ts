import type { SmtpEncryption } from '@school/domain';
import { useText } from '../../../intl/useText.ts';

/** Returns the choices for the encryption of a connection. */
export function useEncryptions(): { value: SmtpEncryption; label: string }[] {
  const t = useText();
  return [
    { value: 'starttls', label: 'STARTTLS' },
    { value: 'tls', label: 'TLS' },
    { value: 'none', label: t('integrations.smtp.noEncryption') },
  ];
}
