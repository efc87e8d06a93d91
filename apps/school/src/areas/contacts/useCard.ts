import { type Contact, fullName } from '@school/domain';
import { useLookup } from '../../data/useLookup.ts';
import { saveFile } from '../../data/saveFile.ts';
import { problemMessage } from '../../intl/problemText.ts';
import { useScreenServices } from '../../screen/ScreenRoot.tsx';

/** Returns a file name that every file system accepts. */
const toFileName = (contact: Contact) =>
  `${fullName(contact)
    .replaceAll(/[^\p{L}\p{M}\p{N} _-]/gu, '')
    .trim()
    .slice(0, 60)}.vcf`;

/** @returns Downloads a contact as a vCard. */
export function useCard(): (contact: Contact) => Promise<void> {
  const { notices } = useScreenServices();
  const lookUp = useLookup('getContactCard');
  return async (contact) => {
    const card = await lookUp({ path: { id: contact.id } });
    if (!card.ok) return notices.notify({ tone: 'critical', message: problemMessage(card.problem) });
    saveFile(document, new Blob([card.data], { type: 'text/vcard;charset=utf-8' }), toFileName(contact));
    return notices.notify({ tone: 'positive', message: { id: 'contacts.cardSaved' } });
  };
}
