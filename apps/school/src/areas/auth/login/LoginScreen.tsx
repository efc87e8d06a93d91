import { Button, Divider, Link, Notice, Stack, Text } from '@school/ui';
import { Suspense, useState } from 'react';
import { spaceAfter } from '../../../intl/sentenceGap.ts';
import { useText } from '../../../intl/useText.ts';
import { AuthFrame } from '../../../screen/AuthFrame.tsx';
import { useScreen, useScreenServices } from '../../../screen/ScreenRoot.tsx';
import { IdentifierForm } from './IdentifierForm.tsx';
import { latePart } from '../../../router/latePart.tsx';
import { lateDialog } from '../../../screen/lateDialog.tsx';
import { authPaths } from '../paths.ts';

// Few people need the passport form, so sign-in doesn't load it.
const PassportForm = latePart(() => import('./PassportForm.tsx').then((file) => file.PassportForm));
const RecoverDialog = lateDialog(
  () => import('./RecoverDialog.tsx').then((file) => file.RecoverDialog),
  ({ onOpenChange }) => onOpenChange(false),
);

/** Sign-in screen: by RUT or e-mail, or by passport for people without a RUT. */
export function LoginScreen() {
  const t = useText();
  const { notices } = useScreenServices();
  const [way, setWay] = useState<'identifier' | 'passport'>('identifier');
  const [recovering, setRecovering] = useState<boolean>();
  useScreen();

  const forgot = (
    <Link
      href="#recover"
      onClick={(event) => {
        event.preventDefault();
        setRecovering(true);
      }}
    >
      {t('login.forgot')}
    </Link>
  );
  const other = way === 'identifier' ? 'passport' : 'identifier';
  return (
    <AuthFrame
      title={t('login.heading')}
      body={t('login.body')}
      foot={
        <Text as="span" size="small" tone="quiet">
          <span>{t('login.noAccount')}</span>
          {spaceAfter(t('login.noAccount'))}
          <Link href={authPaths.signUp}>{t('login.signUp')}</Link>
        </Text>
      }
    >
      <Stack gap="xl">
        {notices.sessionEnded && <Notice>{t('errors.unauthenticated')}</Notice>}
        {way === 'identifier' ? (
          <IdentifierForm forgot={forgot} />
        ) : (
          <Suspense>
            <PassportForm forgot={forgot} />
          </Suspense>
        )}
        <Divider>{t(way === 'identifier' ? 'login.noRut' : 'login.haveRut')}</Divider>
        <Button
          size="l"
          fullWidth
          icon={other === 'passport' ? 'square-user' : 'id-card'}
          onClick={() => setWay(other)}
        >
          {t(other === 'passport' ? 'login.byPassport' : 'login.byIdentifier')}
        </Button>
      </Stack>
      {recovering !== undefined && (
        <Suspense>
          <RecoverDialog open={recovering} onOpenChange={setRecovering} />
        </Suspense>
      )}
    </AuthFrame>
  );
}
