import type { ProviderTexts } from '../providerTexts.ts';
import { accountEmails } from './accountEmails/es.ts';

export const texts: ProviderTexts = {
  greeting: 'Hola, {name}:',
  notificationEmails: {
    notification: {
      subject: '{title}',
      before: '',
      action: 'Abrir en la aplicación',
    },
    emergencyStarted: {
      subject: '[ALERTA REAL] {title}',
      banner: 'ALERTA REAL',
      before:
        'Esta es una emergencia real en {school}. Sigue las instrucciones y responde apenas estés a salvo.',
      action: 'Abrir la alerta y responder',
    },
    emergencyReminded: {
      subject: '[ALERTA REAL] Recordatorio: {title}',
      banner: 'ALERTA REAL',
      before:
        'Recordatorio: aún no has respondido esta alerta real de {school}. Sigue las instrucciones y responde apenas estés a salvo.',
      action: 'Abrir la alerta y responder',
    },
    emergencyUpdated: {
      subject: '[ALERTA REAL] Novedades: {title}',
      banner: 'ALERTA REAL',
      before: 'Novedades de la emergencia en {school}:',
      action: 'Abrir la alerta',
    },
    emergencyEnded: {
      subject: '[FIN DE LA ALERTA] {title}',
      banner: 'FIN DE LA ALERTA',
      before: '{school} dio por terminada la emergencia.',
      action: 'Abrir la alerta',
    },
    drillStarted: {
      subject: '[SIMULACRO] {title}',
      banner: 'SIMULACRO',
      before:
        'Esto es un simulacro en {school}. No hay una emergencia real. Sigue las instrucciones como si la hubiera.',
      action: 'Abrir el simulacro y responder',
    },
    drillReminded: {
      subject: '[SIMULACRO] Recordatorio: {title}',
      banner: 'SIMULACRO',
      before:
        'Recordatorio: aún no has respondido este simulacro de {school}. No hay una emergencia real. Sigue las instrucciones y responde.',
      action: 'Abrir el simulacro y responder',
    },
    drillUpdated: {
      subject: '[SIMULACRO] Novedades: {title}',
      banner: 'SIMULACRO',
      before: 'No hay una emergencia real. Novedades del simulacro en {school}:',
      action: 'Abrir el simulacro',
    },
    drillEnded: {
      subject: '[FIN DEL SIMULACRO] {title}',
      banner: 'FIN DEL SIMULACRO',
      before: 'El simulacro en {school} terminó. Fue una práctica: no hubo peligro.',
      action: 'Abrir el simulacro',
    },
  },
  chooseEmails: 'Elige qué correos recibes',
  messageEmails: {
    post: {
      subject: '{title}',
      before: '',
      action: 'Abrir en la aplicación',
    },
    eventMoved: {
      subject: 'Cambió: {title}',
      before: 'Este evento cambió:',
      action: 'Abrir el calendario',
    },
    eventCancelled: {
      subject: 'Cancelado: {title}',
      before: 'Este evento se canceló:',
      action: 'Abrir el calendario',
    },
    eventDeleted: {
      subject: 'Eliminado del calendario: {title}',
      before: 'Este evento se eliminó del calendario:',
      action: 'Abrir el calendario',
    },
    messages: {
      subject: 'Mensajes sin leer en {school}',
      before: 'Tienes mensajes sin leer:',
      action: 'Abrir los mensajes',
    },
    digest: {
      subject: 'Resumen de {school}',
      before: 'Las novedades de {school} desde tu último resumen:',
      action: 'Abrir la aplicación',
    },
  },
  eventTimes: { now: 'Ahora: {when}', before: 'Antes: {when}' },
  digest: {
    headings: {
      notifications: 'Notificaciones',
      posts: 'Noticias',
      events: 'Eventos',
      requests: 'Solicitudes de cuenta',
      messages: 'Mensajes',
    },
    eventLabels: { moved: 'Cambió', cancelled: 'Cancelado', deleted: 'Eliminado' },
  },
  emails: accountEmails,
  signUpNotice: {
    title: 'Solicitud de cuenta: {name}',
    content: '{name} ({email}) pidió una cuenta. Revisa la solicitud para aprobarla o rechazarla.',
  },
  signUpsNotice: {
    title: 'Solicitudes de cuenta: {count}',
    content:
      '{name} ({email}) pidió una cuenta. Solicitudes pendientes: {count}. Revísalas para aprobarlas o rechazarlas.',
  },
  reminders: {
    title: 'Recordatorio: {title}',
    unread: 'Aún no has abierto «{title}». Ábrelo y léelo, por favor.',
    confirm: 'Lee «{title}» y confirma a más tardar el {date} que lo leíste.',
    overdue: 'El plazo para confirmar «{title}» venció el {date}. Léelo y confírmalo ahora.',
  },
  alerts: {
    earthquake: {
      title: 'Sismo: protéjanse',
      content:
        'Agáchense, cúbranse y afírmense lejos de las ventanas. Cuando termine el movimiento, salgan con calma hasta la zona de seguridad de {place}.',
    },
    fire: {
      title: 'Incendio: evacúen',
      content:
        'Incendio en {place}. Salgan ahora por la vía de evacuación más cercana hasta la zona de seguridad. No usen ascensores y no vuelvan por sus cosas.',
    },
    gas: {
      title: 'Fuga de gas: evacúen',
      content:
        'Fuga de gas en {place}. Salgan ahora hasta la zona de seguridad. No enciendan luces ni usen ascensores o teléfonos dentro del edificio.',
    },
    lockdown: {
      title: 'Quédense adentro',
      content:
        'Amenaza en {place}. Cierren con llave, apaguen las luces, silencien los teléfonos y aléjense de puertas y ventanas. Esperen instrucciones.',
    },
    evacuation: {
      title: 'Evacúen',
      content:
        'Salgan ahora de {place} por la vía de evacuación más cercana hasta la zona de seguridad. Pasen lista y respondan esta alerta.',
    },
    medical: {
      title: 'Emergencia médica',
      content:
        'Emergencia médica en {place}. Dejen libre el paso. Si pueden prestar primeros auxilios, acérquense.',
    },
    weather: {
      title: 'Mal tiempo o camino peligroso',
      content:
        'No es seguro viajar hacia {place} ni desde ahí. Quédense donde están hasta nuevo aviso y sigan las instrucciones del colegio.',
    },
  },
  approvalNotice: {
    title: 'Alerta por aprobar: {title}',
    content:
      '{name} inició una alerta real que otra persona debe aprobar. Abre la aplicación para aprobarla o rechazarla en un plazo de 15 minutos.',
  },
  tooLateNotice: {
    title: 'No se envió: {title}',
    content:
      'El servidor no estaba disponible cuando debía enviarse tu alerta «{title}». Se canceló porque tenía más de un minuto de retraso. Si todavía hace falta, iníciala de nuevo.',
  },
  alertPage: {
    alertEnded: 'Fin de la alerta',
    drillEnded: 'Fin del simulacro',
    noAnswers: 'Ya terminó y no recibe más respuestas.',
    call: 'Llamar al colegio:',
    openApp: 'Abrir en la aplicación',
    offline:
      'Sin conexión. Puedes responder: tu respuesta se guarda en este dispositivo y se enviará después con la hora en que respondiste.',
    notSent: 'Tu respuesta no se envió. Responde de nuevo o abre el mensaje.',
    rejected: 'No se aceptó tu respuesta. Recarga la página e inténtalo de nuevo.',
    unknown: {
      title: 'Este enlace no funciona',
      body: 'Puede estar incompleto. Ábrelo de nuevo desde el correo o ingresa para ver tus alertas.',
    },
    expired: {
      title: 'Este enlace venció',
      body: 'Funcionaba hasta 24 horas después de que se anunció el término. Ingresa para leer el mensaje.',
    },
  },
  unsubscribePage: {
    title: '¿Dejar de recibir estos correos?',
    willStop: 'Ya no te llegarán correos sobre:',
    stop: 'Dejar de recibirlos',
    stoppedTitle: 'Ya no recibes estos correos',
    stopped: 'No te llegarán más correos sobre:',
    lockedTitle: 'Estos correos no se pueden desactivar',
    stillInApp:
      'Todo sigue en la aplicación. Las emergencias y los simulacros siempre te llegan también por correo.',
    unknown: {
      title: 'Este enlace no funciona',
      body: 'Puede estar incompleto. Ábrelo de nuevo desde el correo o ingresa para elegir qué correos recibes.',
    },
  },
  statistics: {
    posts: ['Título', 'Categoría', 'Publicada', 'Lecturas', 'Destinatarios'],
    documents: ['Título', 'Categoría', 'Archivo', 'Descargas', 'Personas'],
    entries: ['Día', 'Hora', 'Visitas', 'Segundos'],
    reach: ['Elemento', 'Alcanzadas', 'Total'],
    people: 'Personas que entraron',
    news: 'Noticias leídas',
    notifications: 'Notificaciones vistas',
    files: {
      posts: 'Noticias más leídas',
      documents: 'Documentos más descargados',
      entries: 'Visitas por día y hora',
      reach: 'Alcance',
    },
  },
};
