import type { MessengerMessages } from '../../messengerMessages.ts';

/* French counts 0 and 1 as singular. */
const isOne = (count: number) => count < 2;

export const messages: MessengerMessages = {
  receiptTicks: {
    waiting: 'En attente du réseau',
    sending: 'Envoi en cours',
    sent: 'Envoyé',
    delivered: 'Remis',
    read: 'Lu',
    readBy: (count) => `Lu par ${count}`,
    failed: 'Non envoyé',
  },
  presence: { online: 'En ligne', away: 'Absent', busy: 'Ne pas déranger', offline: 'Hors ligne' },
  typingIndicator: {
    one: (name) => `${name} écrit`,
    two: (first, second) => `${first} et ${second} écrivent`,
    many: (count) => `${count} personnes écrivent`,
  },
  messageBubble: {
    you: 'Vous',
    forwarded: 'Transféré',
    edited: 'Modifié',
    deleted: 'Message supprimé',
    actions: 'Actions du message',
    retry: 'Réessayer',
    edit: 'Modifier',
    discard: 'Abandonner',
    quote: (author) => `Réponse à ${author}`,
    reactions: 'Réactions',
    moreReactions: 'Autres réactions',
    reaction: (emoji, count, names) => `${emoji} ${count}${names && `\u00a0: ${names}`}`,
    others: (count) => (count === 1 ? '1 autre personne' : `${count} autres personnes`),
  },
  messageList: {
    unread: (count) => `${count} ${isOne(count) ? 'nouveau message' : 'nouveaux messages'}`,
    latest: (count) =>
      count === 0
        ? 'Aller au dernier message'
        : `Aller au dernier message\u00a0: ${count} ${isOne(count) ? 'nouveau' : 'nouveaux'}`,
    loadOlder: 'Afficher les messages précédents',
    loadingOlder: 'Chargement des messages précédents',
    empty: 'Aucun message pour l’instant.',
  },
  composer: {
    label: 'Message',
    placeholder: 'Écrire un message',
    offline: 'Écrivez un message. Il sera envoyé dès que vous serez de nouveau en ligne.',
    send: 'Envoyer',
    attach: 'Joindre des fichiers',
    sendKeys: 'Entrée pour envoyer',
    sendKeysControl: 'Ctrl + Entrée pour envoyer',
    replyingTo: (author) => `Réponse à ${author}`,
    editing: 'Modification d’un message',
    cancel: 'Annuler',
    drop: 'Déposez les fichiers ici',
    attachments: 'Pièces jointes',
    tooLong: (max) => `Un message peut compter ${max} caractères au plus`,
    tooManyFiles: (max, left) =>
      `Un message peut contenir ${max} fichiers au plus\u00a0: ${left === 1 ? '1 n’a pas été ajouté' : `${left} n’ont pas été ajoutés`}`,
    save: 'Enregistrer les modifications',
  },
  emojiPicker: {
    label: 'Émojis',
    search: 'Rechercher un émoji',
    categories: 'Catégories',
    category: {
      recent: 'Récemment utilisés',
      people: 'Visages et personnes',
      nature: 'Animaux et nature',
      food: 'Nourriture et boissons',
      travel: 'Voyages et lieux',
      activities: 'Activités',
      objects: 'Objets',
      symbols: 'Symboles',
      flags: 'Drapeaux',
    },
    results: (count) => `${count} ${isOne(count) ? 'émoji trouvé' : 'émojis trouvés'}`,
    empty: 'Aucun émoji trouvé. Essayez un autre mot.',
    loading: 'Chargement des émojis',
    failed: 'Impossible de charger les émojis. Vérifiez votre connexion et réessayez.',
    retry: 'Réessayer',
    skinTone: (tone) => `Couleur de peau\u00a0: ${tone}`,
    skinTones: {
      none: 'Par défaut',
      light: 'Claire',
      mediumLight: 'Moyennement claire',
      medium: 'Moyenne',
      mediumDark: 'Moyennement foncée',
      dark: 'Foncée',
    },
  },
  conversationList: {
    unread: (count) => `${count} non ${isOne(count) ? 'lu' : 'lus'}`,
    muted: 'En sourdine',
    pinned: 'Épinglée',
    draft: 'Brouillon',
    you: 'Vous',
    empty: 'Aucune conversation pour l’instant.',
    actions: (name) => `Actions pour ${name}`,
  },
};
