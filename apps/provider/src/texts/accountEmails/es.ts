import type { ProviderTexts } from '../../providerTexts.ts';

export const accountEmails: ProviderTexts['emails'] = {
  recovery: {
    subject: 'Elige una contraseña nueva para tu cuenta en {school}',
    before:
      'Alguien pidió una contraseña nueva para tu cuenta en {school}. Tienes una hora para elegirla aquí:',
    action: 'Elegir una contraseña nueva',
    after: 'Si no fuiste tú, ignora este mensaje: tu contraseña sigue igual.',
  },
  passwordReset: {
    subject: 'Se restableció tu contraseña de {school}',
    before:
      'La administración de {school} restableció tu contraseña. La anterior ya no funciona. Tienes una hora para elegir otra aquí:',
    action: 'Elegir una contraseña nueva',
    after: 'Si el enlace venció, pide otro en la página de ingreso.',
  },
  invitation: {
    subject: 'Tu cuenta en {school}',
    before:
      '{school} creó una cuenta para ti. Ingresarás con este correo y una contraseña que elijas. Tienes siete días para elegirla aquí:',
    action: 'Elegir una contraseña',
    after: 'Si no conoces {school}, ignora este mensaje: sin contraseña nadie puede usar la cuenta.',
  },
  signUpConfirmation: {
    subject: 'Confirma tu correo para {school}',
    before:
      'Alguien pidió una cuenta de {school} con este correo. Si fuiste tú, tienes siete días para confirmarlo con la contraseña que elegiste al registrarte: {school} solo revisa las solicitudes con un correo confirmado.',
    action: 'Confirmar el correo',
    after: 'Si no fuiste tú, ignora este mensaje: la solicitud se eliminará.',
  },
  signUpTaken: {
    subject: 'Ya tienes una cuenta en {school}',
    before:
      'Alguien pidió una cuenta de {school} con este correo, pero ya existe una. Si fuiste tú, ingresa con ella. Si olvidaste tu contraseña, elige otra en la página de ingreso.',
    action: 'Ir a la página de ingreso',
    after: 'Si no puedes ingresar, comunícate con el colegio. Si no pediste una cuenta, ignora este mensaje.',
  },
  signUpReceived: {
    subject: 'Recibimos tu solicitud de cuenta en {school}',
    before:
      '{school} recibió tu solicitud de cuenta. El colegio la revisará y te escribirá cuando haya una respuesta.',
    after: 'Si no pediste una cuenta, ignora este mensaje.',
  },
  signUpApproved: {
    subject: 'Tu cuenta en {school} está lista',
    before: '{school} aprobó tu cuenta. Ya puedes ingresar con este correo y la contraseña que elegiste.',
    action: 'Ingresar',
    after: 'Si olvidaste tu contraseña, puedes elegir otra en la página de ingreso.',
  },
  signUpRefused: {
    subject: 'Tu solicitud de cuenta en {school}',
    before: '{school} no aprobó tu solicitud de cuenta.',
    after: 'Si crees que es un error, comunícate con el colegio.',
  },
  emailChanged: {
    subject: 'Se cambió el correo de tu cuenta en {school}',
    before:
      'El correo de tu cuenta en {school} se cambió el {when}. Desde ahora los mensajes llegan al correo nuevo.',
    after:
      'Si hiciste este cambio, no tienes que hacer nada. Si no fuiste tú, comunícate de inmediato con el colegio para que proteja tu cuenta.',
  },
  passwordChanged: {
    subject: 'Se cambió la contraseña de tu cuenta en {school}',
    before:
      'La contraseña de tu cuenta en {school} se cambió el {when}. Se cerró la sesión en los demás dispositivos.',
    action: 'Ir a la página de ingreso',
    after:
      'Si hiciste este cambio, no tienes que hacer nada. Si no fuiste tú, elige otra contraseña en la página de ingreso y comunícate de inmediato con el colegio.',
  },
  pinSet: {
    subject: 'Tu cuenta en {school} tiene un PIN nuevo',
    before: 'El PIN de tu cuenta en {school} se guardó el {when}. Sirve para confirmar alertas reales.',
    after:
      'Si lo hiciste o lo pediste, no tienes que hacer nada. Si no, cambia tu contraseña y tu PIN en Mi cuenta y comunícate de inmediato con el colegio.',
  },
  passwordGuesses: {
    subject: 'Se cerró tu sesión en {school}',
    before:
      'Alguien escribió diez veces una contraseña incorrecta en tu cuenta de {school}. Esa sesión se cerró el {when}.',
    after:
      'Si fuiste tú, ingresa de nuevo o elige otra contraseña en la página de ingreso. Si no, cambia tu contraseña y comunícate de inmediato con el colegio.',
  },
  mailServerChanged: {
    subject: 'Se cambió el servidor de correo de {school}',
    before:
      'El servidor de correo de {school} se cambió el {when}. Desde ahora todos los correos del colegio se envían con la configuración nueva, incluidos los que llevan enlaces para elegir una contraseña.',
    after:
      'Si estaba previsto, no tienes que hacer nada. Si no, ingresa, revisa la configuración del correo y el registro de actividad, y cambia tu contraseña.',
  },
  pinLocked: {
    subject: 'Se bloqueó el PIN de tu cuenta en {school}',
    before:
      'Alguien escribió cinco veces un PIN incorrecto en tu sesión de {school}. El PIN quedó bloqueado por 15 minutos el {when}.',
    after:
      'Si fuiste tú, no tienes que hacer nada. Si no, cambia tu contraseña y tu PIN en Mi cuenta y comunícate de inmediato con el colegio.',
  },
  pinRemoved: {
    subject: 'Se eliminó el PIN de tu cuenta en {school}',
    before:
      'El PIN de tu cuenta en {school} se eliminó el {when}. Sin un PIN no puedes iniciar una alerta real.',
    after:
      'Si lo hiciste o lo pediste, no tienes que hacer nada. Si no, cambia tu contraseña y tu PIN en Mi cuenta y comunícate de inmediato con el colegio.',
  },
  smtpTest: {
    subject: 'Correo de prueba de {school}',
    before:
      'Este correo se envió para probar la configuración de correo de {school}. Si puedes leerlo, funciona.',
  },
};
