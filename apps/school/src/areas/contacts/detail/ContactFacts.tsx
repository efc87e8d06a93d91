import { type Contact, fullName, phoneHref } from '@school/domain';
import { Avatar, Badge, Heading, Inline, LinkButton, Page, Stack, Tag, Text } from '@school/ui';
import { useLocation } from 'wouter';
import { RecordBar } from '../../../actions/RecordBar.tsx';
import { contactWork } from '../contactWork.ts';
import { useContactActions } from '../useContactActions.ts';
import { useText } from '../../../intl/useText.ts';
import { ContactRecord } from './ContactRecord.tsx';
import { BackLink } from '../../../screen/BackLink.tsx';
import { contactPaths } from '../paths.ts';

/** A contact, with its contact details first. */
export function ContactFacts({ contact }: { contact: Contact }) {
  const t = useText();
  const [, navigate] = useLocation();
  const getActions = useContactActions(() => navigate(contactPaths.list.href(), { replace: true }));
  const name = fullName(contact);
  const work = contactWork(contact);
  const [phone] = contact.phones;
  const [email] = contact.emails;
  return (
    <Page width="form">
      <Stack as="article" gap="xl">
        <Stack gap="m">
          <RecordBar label={t('contacts.actionsFor', { name })} actions={getActions(contact)}>
            <BackLink href={contactPaths.list.href()}>{t('contacts.back')}</BackLink>
          </RecordBar>
          <Inline gap="m">
            <Avatar
              name={name}
              size={72}
              shape={contact.kind === 'person' ? 'circle' : 'square'}
              aria-hidden
            />
            <Stack gap="xs">
              <Heading level={2} size="display">
                <bdi>{name}</bdi>
              </Heading>
              {work && (
                <Text tone="quiet" isolate>
                  {work}
                </Text>
              )}
              <Inline gap="s">
                {contact.category && <Tag>{contact.category}</Tag>}
                {contact.emergency && (
                  <Badge tone="critical" icon="shield-alert">
                    {t('contacts.emergency')}
                  </Badge>
                )}
              </Inline>
            </Stack>
          </Inline>
        </Stack>
        {(phone || email) && (
          <Inline gap="s">
            {phone && (
              <LinkButton
                href={phoneHref(phone.e164, phone.extension)}
                icon="phone"
                tone="accent"
                variant="solid"
              >
                {t('contacts.call')}
              </LinkButton>
            )}
            {email && (
              <LinkButton href={`mailto:${email}`} icon="mail">
                {t('contacts.write')}
              </LinkButton>
            )}
          </Inline>
        )}
        <ContactRecord contact={contact} />
      </Stack>
    </Page>
  );
}
