import type { ProviderTexts } from '../../providerTexts.ts';

export const accountEmails: ProviderTexts['emails'] = {
  recovery: {
    subject: 'Choisissez un nouveau mot de passe pour votre compte à {school}',
    before:
      'Un nouveau mot de passe a été demandé pour votre compte à {school}. Utilisez ce lien dans l’heure pour en choisir un\u00a0:',
    action: 'Choisir un nouveau mot de passe',
    after: 'Si ce n’était pas vous, ignorez ce message\u00a0: votre mot de passe reste inchangé.',
  },
  passwordReset: {
    subject: 'Le mot de passe de votre compte à {school} a été réinitialisé',
    before:
      'L’administration de l’école a réinitialisé le mot de passe de votre compte à {school}. L’ancien ne fonctionne plus. Utilisez ce lien dans l’heure pour en choisir un nouveau\u00a0:',
    action: 'Choisir un nouveau mot de passe',
    after: 'Si le lien a expiré, demandez-en un autre sur la page de connexion.',
  },
  invitation: {
    subject: 'Votre compte à {school}',
    before:
      '{school} a créé un compte pour vous. Vous vous connecterez avec cette adresse e-mail et le mot de passe de votre choix. Définissez-le ici dans les sept jours\u00a0:',
    action: 'Choisir un mot de passe',
    after:
      'Si vous ne connaissez pas {school}, ignorez ce message\u00a0: sans mot de passe, personne ne peut utiliser le compte.',
  },
  signUpConfirmation: {
    subject: 'Confirmez votre adresse e-mail pour {school}',
    before:
      'Un compte à {school} a été demandé avec cette adresse e-mail. Si c’était vous, confirmez-la dans les sept jours avec le mot de passe choisi lors de votre inscription\u00a0: {school} n’examine que les demandes dont l’adresse est confirmée.',
    action: 'Confirmer l’adresse e-mail',
    after: 'Si ce n’était pas vous, ignorez ce message\u00a0: la demande sera supprimée.',
  },
  signUpTaken: {
    subject: 'Vous avez déjà un compte à {school}',
    before:
      'Un compte à {school} a été demandé avec cette adresse e-mail, qui en a déjà un. Si c’était vous, connectez-vous. Si vous avez oublié votre mot de passe, vous pouvez en choisir un nouveau sur la page de connexion.',
    action: 'Aller à la page de connexion',
    after:
      'Si vous ne pouvez pas vous connecter, contactez l’école. Si vous n’avez pas demandé de compte, ignorez ce message.',
  },
  signUpReceived: {
    subject: 'Nous avons bien reçu votre demande de compte à {school}',
    before:
      '{school} a bien reçu votre demande de compte. L’école va l’examiner, et vous recevrez un e-mail dès qu’il y aura une réponse.',
    after: 'Si vous n’avez pas demandé de compte, ignorez ce message.',
  },
  signUpApproved: {
    subject: 'Votre compte à {school} est prêt',
    before:
      '{school} a approuvé votre compte. Vous pouvez maintenant vous connecter avec cette adresse e-mail et le mot de passe que vous avez choisi.',
    action: 'Se connecter',
    after:
      'Si vous avez oublié votre mot de passe, vous pouvez en choisir un nouveau sur la page de connexion.',
  },
  signUpRefused: {
    subject: 'Votre demande de compte à {school}',
    before: '{school} n’a pas approuvé votre demande de compte.',
    after: 'Si vous pensez qu’il s’agit d’une erreur, contactez l’école.',
  },
  emailChanged: {
    subject: 'L’adresse e-mail de votre compte à {school} a changé',
    before:
      'L’adresse e-mail de votre compte à {school} a été modifiée le {when}. Les e-mails arrivent désormais à la nouvelle adresse.',
    after:
      'Si vous êtes à l’origine de ce changement, vous n’avez rien à faire. Sinon, contactez immédiatement l’école pour qu’elle protège votre compte.',
  },
  passwordChanged: {
    subject: 'Le mot de passe de votre compte à {school} a changé',
    before:
      'Le mot de passe de votre compte à {school} a été modifié le {when}. Les autres appareils ont été déconnectés.',
    action: 'Aller à la page de connexion',
    after:
      'Si vous êtes à l’origine de ce changement, vous n’avez rien à faire. Sinon, choisissez un nouveau mot de passe sur la page de connexion et contactez immédiatement l’école.',
  },
  pinSet: {
    subject: 'Votre compte à {school} a un nouveau code PIN',
    before: 'Le code PIN de votre compte à {school} a été défini le {when}. Il sert à confirmer les alertes.',
    after:
      'Si vous l’avez fait ou demandé, vous n’avez rien à faire. Sinon, changez votre mot de passe et votre code PIN dans votre compte et contactez immédiatement l’école.',
  },
  passwordGuesses: {
    subject: 'Votre session à {school} a été fermée',
    before:
      'Quelqu’un a saisi dix fois un mot de passe erroné dans une session ouverte de votre compte à {school}. Cette session a été fermée le {when}.',
    after:
      'Si c’était vous, reconnectez-vous ou choisissez un nouveau mot de passe sur la page de connexion. Sinon, changez votre mot de passe et contactez immédiatement l’école.',
  },
  mailServerChanged: {
    subject: '{school} : le serveur de messagerie a changé',
    before:
      'Le serveur de messagerie de l’école ({school}) a été modifié le {when}. Tous les e-mails de l’école utilisent désormais les nouveaux paramètres, y compris les liens pour choisir un mot de passe.',
    after:
      'Si c’était prévu, vous n’avez rien à faire. Sinon, connectez-vous, vérifiez les paramètres de messagerie et le journal d’activité, et changez votre mot de passe.',
  },
  pinLocked: {
    subject: 'Le code PIN de votre compte à {school} a été bloqué',
    before:
      'Quelqu’un a saisi cinq fois un code PIN erroné avec votre session à {school}. Le code PIN a été bloqué le {when}, pour 15\u00a0minutes.',
    after:
      'Si c’était vous, vous n’avez rien à faire. Sinon, changez votre mot de passe et votre code PIN dans votre compte et contactez immédiatement l’école.',
  },
  pinRemoved: {
    subject: 'Le code PIN de votre compte à {school} a été supprimé',
    before:
      'Le code PIN de votre compte à {school} a été supprimé le {when}. Sans code PIN, vous ne pouvez pas déclencher d’alerte réelle.',
    after:
      'Si vous l’avez fait ou demandé, vous n’avez rien à faire. Sinon, changez votre mot de passe et votre code PIN dans votre compte et contactez immédiatement l’école.',
  },
  smtpTest: {
    subject: '{school} : e-mail de test',
    before:
      'Cet e-mail a été envoyé pour tester les paramètres de messagerie de l’école ({school}). Si vous pouvez le lire, ils fonctionnent.',
  },
};
