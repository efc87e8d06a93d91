import type { ProviderTexts } from '../providerTexts.ts';
import { accountEmails } from './accountEmails/fr.ts';

export const texts: ProviderTexts = {
  greeting: 'Bonjour {name},',
  notificationEmails: {
    notification: {
      subject: '{title}',
      before: '',
      action: 'Ouvrir dans l’application',
    },
    emergencyStarted: {
      subject: '[ALERTE RÉELLE] {title}',
      banner: 'ALERTE RÉELLE',
      before:
        'Ceci est une urgence réelle à {school}. Suivez les consignes et répondez dès que vous êtes en sécurité.',
      action: 'Ouvrir l’alerte et répondre',
    },
    emergencyReminded: {
      subject: '[ALERTE RÉELLE] Rappel\u00a0: {title}',
      banner: 'ALERTE RÉELLE',
      before:
        'Rappel\u00a0: vous n’avez pas encore répondu à cette alerte réelle à {school}. Suivez les consignes et répondez dès que vous êtes en sécurité.',
      action: 'Ouvrir l’alerte et répondre',
    },
    emergencyUpdated: {
      subject: '[ALERTE RÉELLE] Mise à jour\u00a0: {title}',
      banner: 'ALERTE RÉELLE',
      before: 'Mise à jour concernant l’urgence à {school}\u00a0:',
      action: 'Ouvrir l’alerte',
    },
    emergencyEnded: {
      subject: '[FIN D’ALERTE] {title}',
      banner: 'FIN D’ALERTE',
      before: '{school} a annoncé la fin d’alerte\u00a0: l’urgence est terminée.',
      action: 'Ouvrir l’alerte',
    },
    drillStarted: {
      subject: '[EXERCICE] {title}',
      banner: 'EXERCICE',
      before:
        'Ceci est un exercice à {school}. Il n’y a pas d’urgence réelle. Suivez les consignes comme s’il y en avait une.',
      action: 'Ouvrir l’exercice et répondre',
    },
    drillReminded: {
      subject: '[EXERCICE] Rappel\u00a0: {title}',
      banner: 'EXERCICE',
      before:
        'Rappel\u00a0: vous n’avez pas encore répondu à cet exercice à {school}. Il n’y a pas d’urgence réelle. Suivez les consignes et répondez.',
      action: 'Ouvrir l’exercice et répondre',
    },
    drillUpdated: {
      subject: '[EXERCICE] Mise à jour\u00a0: {title}',
      banner: 'EXERCICE',
      before: 'Il n’y a pas d’urgence réelle. Mise à jour concernant l’exercice à {school}\u00a0:',
      action: 'Ouvrir l’exercice',
    },
    drillEnded: {
      subject: '[FIN DE L’EXERCICE] {title}',
      banner: 'FIN DE L’EXERCICE',
      before: 'L’exercice à {school} est terminé. C’était un entraînement, sans aucun danger.',
      action: 'Ouvrir l’exercice',
    },
  },
  chooseEmails: 'Choisir les e-mails à recevoir',
  messageEmails: {
    post: {
      subject: '{title}',
      before: '',
      action: 'Ouvrir dans l’application',
    },
    eventMoved: {
      subject: 'Modifié\u00a0: {title}',
      before: 'Cet événement a été modifié\u00a0:',
      action: 'Ouvrir le calendrier',
    },
    eventCancelled: {
      subject: 'Annulé\u00a0: {title}',
      before: 'Cet événement a été annulé\u00a0:',
      action: 'Ouvrir le calendrier',
    },
    eventDeleted: {
      subject: 'Retiré du calendrier\u00a0: {title}',
      before: 'Cet événement a été retiré du calendrier\u00a0:',
      action: 'Ouvrir le calendrier',
    },
    messages: {
      subject: 'Messages non lus à {school}',
      before: 'Vous avez des messages non lus\u00a0:',
      action: 'Ouvrir les messages',
    },
    digest: {
      subject: '{school} : votre résumé',
      before: 'Les nouveautés à {school} depuis votre dernier résumé\u00a0:',
      action: 'Ouvrir l’application',
    },
  },
  eventTimes: { now: 'Maintenant\u00a0: {when}', before: 'Avant\u00a0: {when}' },
  digest: {
    headings: {
      notifications: 'Notifications',
      posts: 'Actualités',
      events: 'Événements',
      requests: 'Demandes d’inscription',
      messages: 'Messages',
    },
    eventLabels: { moved: 'Modifié', cancelled: 'Annulé', deleted: 'Retiré' },
  },
  emails: accountEmails,
  signUpNotice: {
    title: 'Demande de compte\u00a0: {name}',
    content: '{name} ({email}) a demandé un compte. Examinez la demande pour l’approuver ou la refuser.',
  },
  signUpsNotice: {
    title: 'Demandes de compte\u00a0: {count}',
    content:
      '{name} ({email}) a demandé un compte. Demandes en attente d’une réponse\u00a0: {count}. Examinez-les pour les approuver ou les refuser.',
  },
  reminders: {
    title: 'Rappel\u00a0: {title}',
    unread: 'Vous n’avez pas encore ouvert «\u00a0{title}\u00a0». Merci d’en prendre connaissance.',
    confirm: 'Merci de lire «\u00a0{title}\u00a0» et d’en confirmer la lecture au plus tard le {date}.',
    overdue:
      'La confirmation de lecture de «\u00a0{title}\u00a0» était attendue pour le {date}. Merci d’en prendre connaissance et de confirmer maintenant.',
  },
  alerts: {
    earthquake: {
      title: 'Séisme\u00a0: protégez-vous',
      content:
        'Séisme. Lieu\u00a0: {place}. Baissez-vous, abritez-vous et agrippez-vous, loin des fenêtres. Après les secousses, rejoignez calmement le point de rassemblement.',
    },
    fire: {
      title: 'Incendie\u00a0: évacuez',
      content:
        'Incendie. Lieu\u00a0: {place}. Sortez maintenant par l’issue la plus proche et rejoignez le point de rassemblement. Ne prenez pas l’ascenseur et ne retournez pas chercher vos affaires.',
    },
    gas: {
      title: 'Fuite de gaz\u00a0: évacuez',
      content:
        'Fuite de gaz. Lieu\u00a0: {place}. Sortez maintenant et rejoignez le point de rassemblement. N’allumez pas la lumière, n’utilisez ni ascenseur ni téléphone dans le bâtiment.',
    },
    lockdown: {
      title: 'Restez à l’intérieur',
      content:
        'Menace. Lieu\u00a0: {place}. Verrouillez la porte, éteignez la lumière, coupez le son des téléphones et éloignez-vous des portes et des fenêtres. Attendez les consignes.',
    },
    evacuation: {
      title: 'Évacuez',
      content:
        'Évacuez maintenant. Lieu\u00a0: {place}. Sortez par l’issue la plus proche et rejoignez le point de rassemblement. Faites l’appel et répondez à cette alerte.',
    },
    medical: {
      title: 'Urgence médicale',
      content:
        'Urgence médicale. Lieu\u00a0: {place}. Laissez le passage libre. Si vous connaissez les gestes de premiers secours, venez aider.',
    },
    weather: {
      title: 'Intempéries ou route dangereuse',
      content:
        'Déplacements dangereux. Lieu\u00a0: {place}. Restez où vous êtes jusqu’à nouvel ordre et suivez les consignes de l’école.',
    },
  },
  approvalNotice: {
    title: 'Alerte à approuver\u00a0: {title}',
    content:
      '{name} a déclenché une alerte réelle qu’une deuxième personne doit approuver. Ouvrez l’application pour l’approuver ou la refuser dans les 15\u00a0minutes.',
  },
  tooLateNotice: {
    title: 'Non envoyée\u00a0: {title}',
    content:
      'Le serveur n’était pas disponible au moment d’envoyer votre alerte «\u00a0{title}\u00a0». Elle a été annulée, car elle avait plus d’une minute de retard. Si elle est toujours nécessaire, déclenchez-la de nouveau.',
  },
  alertPage: {
    alertEnded: 'Fin d’alerte',
    drillEnded: 'Fin de l’exercice',
    noAnswers: 'C’est terminé\u00a0: les réponses ne sont plus acceptées.',
    call: 'Appeler l’école\u00a0:',
    openApp: 'Ouvrir dans l’application',
    offline:
      'Pas de connexion. Vous pouvez répondre\u00a0: votre réponse est enregistrée sur cet appareil et sera envoyée plus tard, avec l’heure à laquelle vous l’avez donnée.',
    notSent: 'Votre réponse n’a pas été envoyée. Répondez de nouveau ou ouvrez la notification.',
    rejected: 'Votre réponse n’a pas été acceptée. Rechargez la page et réessayez.',
    unknown: {
      title: 'Ce lien ne fonctionne pas',
      body: 'Il est peut-être incomplet. Ouvrez-le de nouveau depuis l’e-mail, ou connectez-vous pour voir vos alertes.',
    },
    expired: {
      title: 'Ce lien a expiré',
      body: 'Il était valable jusqu’à 24\u00a0heures après l’annonce de la fin. Connectez-vous pour lire le message.',
    },
  },
  unsubscribePage: {
    title: 'Ne plus recevoir ces e-mails\u202f?',
    willStop: 'Vous ne recevrez plus d’e-mails à propos de\u00a0:',
    stop: 'Ne plus les recevoir',
    stoppedTitle: 'Vous ne recevez plus ces e-mails',
    stopped: 'Vous ne recevez plus d’e-mails à propos de\u00a0:',
    lockedTitle: 'Ces e-mails ne peuvent pas être désactivés',
    stillInApp:
      'Tout reste dans l’application. Les alertes et les exercices sont toujours envoyés aussi par e-mail.',
    unknown: {
      title: 'Ce lien ne fonctionne pas',
      body: 'Il est peut-être incomplet. Ouvrez-le de nouveau depuis l’e-mail, ou connectez-vous pour choisir les e-mails à recevoir.',
    },
  },
  statistics: {
    posts: ['Titre', 'Catégorie', 'Publiée le', 'Lectures', 'Destinataires'],
    documents: ['Titre', 'Catégorie', 'Fichier', 'Téléchargements', 'Personnes'],
    entries: ['Jour', 'Heure', 'Visites', 'Secondes'],
    reach: ['Élément', 'Nombre', 'Total'],
    people: 'Personnes connectées',
    news: 'Actualités lues',
    notifications: 'Notifications vues',
    files: {
      posts: 'Actualités les plus lues',
      documents: 'Documents les plus téléchargés',
      entries: 'Visites par jour et par heure',
      reach: 'Portée',
    },
  },
};
