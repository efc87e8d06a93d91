import type { PostSource } from '../../source.ts';

/** The sky, water and energy. */
export const science: readonly PostSource[] = [
  {
    key: 'noche-saturno',
    title: 'Noche de Saturno: familias al observatorio',
    category: 'astronomia',
    by: 'docente',
    when: [-1, '15:00'],
    for: ['B7', 'B8', 'M1'],
    cover: ['stars', 'Una cúpula abierta bajo estrellas que giran'],
    text: `
El {+4} abrimos la cúpula grande. Primero miraremos la Luna, que estará creciente; después, cuando baje, Saturno con sus anillos de canto.

## Cómo llegar

- El bus sale de Merced a las 19:30 y vuelve a las 23:00.
- Abrigo de verdad: arriba hay **doce grados menos** que en la plaza.
- Linternas solo con papel celofán rojo.

Los hermanos chicos son bienvenidos. Hay chocolate caliente y una alfombra para mirar acostados.`,
  },
  {
    key: 'asteroide',
    title: 'Cuarto medio encontró un asteroide',
    category: 'reconocimientos',
    by: 'f.ahumada',
    when: [-4, '09:00'],
    for: 'all',
    cover: ['stars', 'El cielo gira sobre el observatorio'],
    text: `
Comparando imágenes durante once noches, Antonia, Vicente y Kiara vieron un punto que no estaba quieto. El Centro de Planetas Menores confirmó ayer que nadie lo había informado antes.

Por ahora se llama con letras y números. Cuando su órbita se conozca bien, **ellos podrán proponer un nombre**. La lista de candidatos ya incluye a una abuela, un río y un perro.

> Lo difícil no fue verlo. Lo difícil fue creerlo. — *Kiara, IV A*`,
  },
  {
    key: 'eclipse',
    title: 'Cómo mirar un eclipse sin dañarse los ojos',
    category: 'astronomia',
    by: 'f.ahumada',
    when: [-45, '10:10'],
    state: 'archived',
    for: 'all',
    text: `
Habrá eclipse parcial y la mitad del Sol quedará cubierta. Nunca se mira directo, ni con lentes oscuros, ni con radiografías, ni «un segundito».

- Con filtro certificado, revisado a contraluz.
- Con una caja de zapatos y un agujero de alfiler: se construye en cinco minutos.
- Bajo un árbol, mirando el suelo: cada claro entre las hojas es un pequeño eclipse.`,
  },
  {
    key: 'luces',
    title: 'Apaguemos una luz: el cielo también es patrimonio',
    category: 'astronomia',
    by: 'a.lemus',
    when: [-12, '18:30'],
    for: 'all',
    text: `
Medimos el brillo del cielo en veinte esquinas de Ovalle. En la plaza se ven cuarenta estrellas; en Carén, **más de dos mil**.

Proponemos cambiar los focos del estacionamiento por luces cálidas que apunten hacia abajo. Tercero medio hizo los cálculos: se pagan solas en catorce meses.`,
  },
  {
    key: 'constelaciones-oscuras',
    title: 'La llama, el zorro y la perdiz: constelaciones de los Andes',
    category: 'astronomia',
    by: 'm.contador',
    when: [-15, '11:15'],
    for: ['B1', 'B2', 'B3'],
    text: `
Los pueblos andinos no solo unían estrellas: también miraban las manchas negras de la Vía Láctea. Ahí está la llama con sus ojos brillantes, y detrás el zorro.

Primero básico las modeló en arcilla. Colgadas del techo y con la luz apagada, *caminan*.`,
  },
  {
    key: 'radioastronomia',
    title: 'Construimos una antena con una lata de café',
    category: 'astronomia',
    by: 'a.lemus',
    when: [-18, '16:00'],
    for: ['M3', 'M4'],
    text: `
Con una lata, un receptor de televisión y bastante cinta, tercero A escuchó el hidrógeno de la galaxia. Suena como lluvia sobre un techo de zinc.

El gráfico está en el pasillo: ese bulto de la derecha es un brazo de la Vía Láctea que gira hacia nosotros. **Hecho en Ovalle.**`,
  },
  {
    key: 'atrapanieblas',
    title: 'Los atrapanieblas dieron 480 litros en una semana',
    category: 'agua',
    by: 'a.yanez',
    when: [-3, '13:20'],
    for: 'all',
    cover: ['garden', 'Brotes verdes sobre tierra oscura'],
    text: `
Los tres paños que segundo medio instaló en el cerro juntaron **480 litros** en siete noches de camanchaca. Es agua suficiente para regar los ochenta guayacanes nuevos.

1. Se limpia la malla una vez por semana.
2. Se revisa la canaleta después de cada viento.
3. Se anota el nivel del estanque, aunque sea cero.

Los domingos sube una familia distinta a hacer la lectura. ¿Les toca a ustedes?`,
  },
  {
    key: 'techo-solar',
    title: 'Ya producimos más luz de la que gastamos',
    category: 'agua',
    by: 'administrador',
    when: [-6, '12:00'],
    for: 'all',
    text: `
El mes pasado el techo de Merced generó 4.120 kilovatios hora y el edificio consumió 3.870. La diferencia fue a la red y vuelve como descuento en la cuenta.

El panel de la entrada muestra el dato en vivo. *Dato curioso:* el peor enemigo no fueron las nubes, fue el polvo. Por eso cuarto medio lava los paneles los viernes.`,
  },
  {
    key: 'medidor-humedad',
    title: 'Sensores de humedad para las parras de don Arnoldo',
    category: 'agua',
    by: 'a.yanez',
    when: [-11, '09:50'],
    for: ['M1', 'M2', 'M3'],
    cover: ['maths', 'Figuras geométricas'],
    text: `
Seis sensores, una placa y un mensaje de texto: cuando la tierra se seca, avisa. Con eso la comunidad agrícola regó **un turno menos** por semana.

El código quedó publicado y comentado en español, para que otra escuela lo copie sin pedir permiso.`,
  },
  {
    key: 'desierto-florido',
    title: 'Salida al desierto florido: pisar donde pisa el guía',
    category: 'valle',
    by: 'n.miranda',
    when: [3, '08:15'],
    for: ['M3', 'M4'],
    text: `
Después de las lluvias de invierno, los llanos están cubiertos de patas de guanaco y añañucas. Viajamos el {+4} antes del amanecer y volvemos con el sol alto.

- No se corta nada, *ni una*.
- Se camina en fila por la huella.
- Cada pareja elige un metro cuadrado y cuenta todo lo que vive en él.`,
  },
  {
    key: 'feria-cohetes',
    title: 'Cohetes de agua: reglas de la competencia',
    category: 'astronomia',
    by: 'docente',
    when: [-1, '10:40'],
    state: 'draft',
    for: ['B7', 'B8'],
    cover: ['science', 'Instrumentos de laboratorio'],
    text: `
Botella de dos litros, aletas de cartón y paracaídas obligatorio. Gana quien esté más tiempo en el aire, no quien llegue más alto.

*Definir el perímetro con inspectoría.*`,
  },
  {
    key: 'compost-bano',
    title: 'Informe del baño seco de Carén',
    category: 'agua',
    by: 'b.huerta',
    when: [-4, '15:30'],
    state: 'draft',
    for: ['B4', 'B5', 'B6'],
    text: `
En un año ahorramos once mil litros. El olor, que era la gran pregunta, se resolvió con ceniza y una chimenea negra.`,
  },
  {
    key: 'corte-canal',
    title: 'Limpieza del canal: turnos de agua de agosto',
    category: 'agua',
    by: 'o.vicuna',
    when: [-50, '10:00'],
    state: 'archived',
    for: 'all',
    text: `
Los regantes limpian el canal Camarico durante tres días. El jardín de El Molino se riega con balde; gracias a quienes se anotaron.`,
  },
  {
    key: 'lluvia-estrellas',
    title: 'Lluvia de estrellas: tendidos en la multicancha',
    category: 'astronomia',
    by: 'f.ahumada',
    when: [-66, '17:00'],
    state: 'archived',
    for: 'all',
    text: `
Contamos ciento doce meteoros entre la una y las tres. El más largo dejó una estela que duró lo que un suspiro de todo el curso.`,
  },
];
