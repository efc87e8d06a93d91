import type { Contact } from '@school/domain';
import { useIntl } from 'react-intl';
import { useCommunes } from '../../communes/useCommunes.ts';
import { useCollege } from '../../data/DataRoot.tsx';
import { DraftedForm } from '../../forms/DraftedForm.tsx';
import type { RecordFormProps } from '../../forms/useRecordForm.ts';
import type { FormOutbox } from '../../forms/formOutbox.ts';
import { ContactFields } from './ContactFields.tsx';
import {
  contactFields,
  type ContactRequest,
  type ContactTools,
  type ContactValues,
  toContactRequest,
} from './contactValues.ts';
import { useContactPermissions } from './useContactPermissions.ts';

const loadRules = () => import('./contactRules.ts').then((file) => file.contactRules);
const loadOwnRules = () => import('./contactRules.ts').then((file) => file.ownContactRules);

/** Form to add or edit a contact. */
export function ContactForm(
  props: RecordFormProps<ContactValues, ContactRequest, Contact> & {
    /** Initial commune. */
    commune?: Contact['commune'];
    outbox: FormOutbox<ContactValues, ContactRequest>;
  },
) {
  const { onSent, commune, ...rest } = props;
  const { ownOnly } = useContactPermissions();
  const { formatList } = useIntl();
  const communes = useCommunes();
  const places = useCollege()?.places ?? [];
  const tools: ContactTools = {
    communeName: (id) => communes.find((one) => one.id === id)?.name ?? id,
    placeNames: (ids) => formatList(places.filter(({ id }) => ids.includes(id)).map(({ name }) => name)),
  };
  return (
    <DraftedForm
      {...rest}
      loadValidator={ownOnly ? loadOwnRules : loadRules}
      fields={contactFields}
      tools={tools}
      toRequest={toContactRequest}
      onSent={(answer) => onSent(answer.data)}
    >
      <ContactFields commune={commune} />
    </DraftedForm>
  );
}
