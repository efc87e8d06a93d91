import type { ProviderTexts } from '../../providerTexts.ts';

export const accountEmails: ProviderTexts['emails'] = {
  recovery: {
    subject: 'Neues Passwort für {school} wählen',
    before:
      'für Ihr Konto bei {school} wurde ein neues Passwort angefordert. Wählen Sie es innerhalb einer Stunde über diesen Link:',
    action: 'Neues Passwort wählen',
    after: 'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Ihr Passwort bleibt unverändert.',
  },
  passwordReset: {
    subject: 'Ihr Passwort für {school} wurde zurückgesetzt',
    before:
      'die Schulverwaltung von {school} hat Ihr Passwort zurückgesetzt. Das bisherige gilt nicht mehr. Wählen Sie innerhalb einer Stunde über diesen Link ein neues:',
    action: 'Neues Passwort wählen',
    after: 'Wenn der Link abgelaufen ist, fordern Sie auf der Anmeldeseite einen neuen an.',
  },
  invitation: {
    subject: 'Ihr Konto bei {school}',
    before:
      '{school} hat ein Konto für Sie erstellt. Sie melden sich mit dieser E-Mail-Adresse und einem Passwort an, das Sie selbst wählen. Wählen Sie es innerhalb von sieben Tagen über diesen Link:',
    action: 'Passwort wählen',
    after:
      'Wenn Sie {school} nicht kennen, ignorieren Sie diese E-Mail: Ohne Passwort kann niemand das Konto verwenden.',
  },
  signUpConfirmation: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse für {school}',
    before:
      'mit dieser E-Mail-Adresse wurde ein Konto bei {school} beantragt. Wenn Sie das waren, bestätigen Sie die Adresse innerhalb von sieben Tagen mit dem Passwort, das Sie bei der Registrierung gewählt haben. {school} prüft nur Anträge mit bestätigter Adresse.',
    action: 'E-Mail-Adresse bestätigen',
    after: 'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Der Antrag wird gelöscht.',
  },
  signUpTaken: {
    subject: 'Sie haben bereits ein Konto bei {school}',
    before:
      'mit dieser E-Mail-Adresse wurde ein Konto bei {school} beantragt, es gibt dafür aber bereits eines. Wenn Sie das waren, melden Sie sich an. Wenn Sie Ihr Passwort vergessen haben, wählen Sie auf der Anmeldeseite ein neues.',
    action: 'Zur Anmeldung',
    after:
      'Wenn Sie sich nicht anmelden können, wenden Sie sich an die Schule. Wenn Sie kein Konto beantragt haben, ignorieren Sie diese E-Mail.',
  },
  signUpReceived: {
    subject: 'Ihr Antrag auf ein Konto bei {school} ist eingegangen',
    before:
      '{school} hat Ihren Antrag auf ein Konto erhalten. Die Schule prüft ihn, und wir senden Ihnen eine E-Mail, sobald es eine Antwort gibt.',
    after: 'Wenn Sie kein Konto beantragt haben, ignorieren Sie diese E-Mail.',
  },
  signUpApproved: {
    subject: 'Ihr Konto bei {school} ist bereit',
    before:
      '{school} hat Ihr Konto freigegeben. Sie können sich jetzt mit dieser E-Mail-Adresse und dem Passwort anmelden, das Sie gewählt haben.',
    action: 'Anmelden',
    after: 'Wenn Sie Ihr Passwort vergessen haben, können Sie auf der Anmeldeseite ein neues wählen.',
  },
  signUpRefused: {
    subject: 'Ihr Antrag auf ein Konto bei {school}',
    before: '{school} hat Ihren Antrag auf ein Konto nicht genehmigt.',
    after: 'Wenn Sie das für einen Irrtum halten, wenden Sie sich an die Schule.',
  },
  emailChanged: {
    subject: 'Die E-Mail-Adresse Ihres Kontos bei {school} wurde geändert',
    before:
      'die E-Mail-Adresse Ihres Kontos bei {school} wurde am {when} geändert. E-Mails gehen ab jetzt an die neue Adresse.',
    after:
      'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, wenden Sie sich sofort an die Schule, damit sie Ihr Konto schützen kann.',
  },
  passwordChanged: {
    subject: 'Das Passwort Ihres Kontos bei {school} wurde geändert',
    before:
      'das Passwort Ihres Kontos bei {school} wurde am {when} geändert. Alle anderen Geräte wurden abgemeldet.',
    action: 'Zur Anmeldung',
    after:
      'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, wählen Sie auf der Anmeldeseite ein neues Passwort und wenden Sie sich sofort an die Schule.',
  },
  pinSet: {
    subject: 'Für Ihr Konto bei {school} wurde eine neue PIN festgelegt',
    before:
      'für Ihr Konto bei {school} wurde am {when} eine neue PIN festgelegt. Mit ihr bestätigen Sie echte Alarme.',
    after:
      'Wenn Sie das waren oder darum gebeten haben, müssen Sie nichts tun. Wenn nicht, ändern Sie Passwort und PIN in Ihrem Konto und wenden Sie sich sofort an die Schule.',
  },
  passwordGuesses: {
    subject: 'Ihre Sitzung bei {school} wurde beendet',
    before:
      'in Ihrem Konto bei {school} wurde zehnmal ein falsches Passwort eingegeben. Die Sitzung wurde deshalb am {when} beendet.',
    after:
      'Wenn Sie das waren, melden Sie sich erneut an oder wählen Sie auf der Anmeldeseite ein neues Passwort. Wenn nicht, ändern Sie Ihr Passwort und wenden Sie sich sofort an die Schule.',
  },
  mailServerChanged: {
    subject: 'Der Mailserver von {school} wurde geändert',
    before:
      'der Mailserver von {school} wurde am {when} geändert. Alle E-Mails der Schule gehen ab jetzt über die neuen Einstellungen, auch die Links zum Wählen eines Passworts.',
    after:
      'Wenn das geplant war, müssen Sie nichts tun. Wenn nicht, melden Sie sich an, prüfen Sie die E-Mail-Einstellungen und das Protokoll und ändern Sie Ihr Passwort.',
  },
  pinLocked: {
    subject: 'Die PIN Ihres Kontos bei {school} wurde gesperrt',
    before:
      'in Ihrer Sitzung bei {school} wurde fünfmal eine falsche PIN eingegeben. Die PIN wurde am {when} für 15 Minuten gesperrt.',
    after:
      'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, ändern Sie Passwort und PIN in Ihrem Konto und wenden Sie sich sofort an die Schule.',
  },
  pinRemoved: {
    subject: 'Die PIN Ihres Kontos bei {school} wurde entfernt',
    before:
      'die PIN Ihres Kontos bei {school} wurde am {when} entfernt. Ohne PIN können Sie keinen echten Alarm auslösen.',
    after:
      'Wenn Sie das waren oder darum gebeten haben, müssen Sie nichts tun. Wenn nicht, ändern Sie Passwort und PIN in Ihrem Konto und wenden Sie sich sofort an die Schule.',
  },
  smtpTest: {
    subject: 'Test-E-Mail von {school}',
    before:
      'diese E-Mail wurde gesendet, um die E-Mail-Einstellungen von {school} zu testen. Wenn Sie sie lesen können, funktionieren sie.',
  },
};
