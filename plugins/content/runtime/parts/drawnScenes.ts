/** A shape of a drawing: the token of the theme that fills it, and its outline in a field of 400 by 300. */
type Shape = readonly [tone: string, outline: string];

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h-${width}z`;
const bust = (x: number, y: number, size: number) =>
  `M${x - size} ${y + 2.2 * size}c0-${0.75 * size} ${0.45 * size}-${1.1 * size} ${size}-${1.1 * size}s${size} ${0.35 * size} ${size} ${1.1 * size}v${2 * size}h-${2 * size}z`;

const hills: Shape[] = [
  ['accent', circle(292, 88, 34)],
  ['primary-line', 'M0 214Q76 122 158 186T300 158 400 186V300H0z'],
  ['primary', 'M0 262q96-70 206-16t194-22v76H0z'],
];

/** What stands for a picture until there is one, in the colours of the theme. */
export const drawnScenes: Readonly<Record<string, readonly Shape[]>> = {
  landscape: [
    ...hills,
    ['primary-strong', 'M78 232v-26l-16 0 22-34 22 34-16 0v26zM118 240v-18l-11 0 16-25 16 25-11 0v18z'],
    ['surface', 'M150 96q4-18 22-16 8-16 26-10 18-2 20 14 16 0 16 12z'],
  ],
  place: [
    ['primary-line', `${box(0, 140, 62, 130)}${box(340, 112, 60, 158)}`],
    ['surface', box(76, 96, 248, 174)],
    [
      'primary',
      'M64 84h272l16 44q0 18-18 18t-26-18q-6 18-27 18t-27-18q-6 18-27 18t-27-18q-6 18-27 18t-27-18q-6 18-27 18t-27-18q-8 18-26 18t-18-18z',
    ],
    ['primary-soft', box(102, 172, 106, 64)],
    ['primary-strong', `${box(236, 166, 60, 104)}`],
    ['primary-soft', box(246, 178, 40, 44)],
    ['primary-line', box(0, 270, 400, 30)],
    ['accent', `${circle(118, 226, 14)}${circle(144, 222, 18)}${circle(172, 226, 14)}`],
  ],
  work: [
    ['accent', circle(300, 96, 40)],
    ['neutral-line', 'M84 92q0-10 10-10h176q10 0 10 10v126H84z'],
    ['surface', box(96, 94, 172, 112)],
    ['primary', `${box(112, 112, 70, 40)}${box(112, 168, 140, 6)}${box(112, 182, 96, 6)}`],
    ['accent', 'M200 152v-20h12v20zM218 152v-34h12v34zM236 152v-26h12v26z'],
    ['neutral', 'M62 218h240l12 14q2 6-6 6H56q-8 0-6-6z'],
    [
      'primary-strong',
      'M326 190q-22-40-4-62 16 26 4 62zM330 190q6-38 32-44 2 34-32 44zM324 190q-28-8-30-34 26 4 30 34z',
    ],
    ['accent', 'M308 190h40l-6 48h-28z'],
    ['primary-line', box(0, 238, 400, 62)],
  ],
  people: [
    ['accent', circle(200, 150, 120)],
    ['primary-line', `${circle(104, 130, 32)}${bust(104, 110, 56)}`],
    ['primary', `${circle(296, 130, 32)}${bust(296, 110, 56)}`],
    ['surface', `${circle(200, 108, 42)}${bust(200, 76, 78)}`],
    ['primary-strong', `${circle(200, 108, 36)}${bust(200, 84, 70)}`],
  ],
  person: [
    ['accent', circle(200, 150, 132)],
    ['primary-strong', bust(200, 88, 88)],
    ['primary-line', 'M182 168h36v28q-18 14-36 0z'],
    ['primary-line', circle(200, 128, 50)],
    ['primary-strong', 'M148 132q-4-62 52-62t52 62q-14-6-20-28-30 20-62 10-8 14-22 18z'],
  ],
  thing: [
    ['accent', circle(200, 132, 92)],
    ['primary', 'M196 128q-44-34-30-88 42 26 30 88zM206 128q2-56 48-72 8 52-48 72zM192 130q-52 0-66-38 50-8 66 38z'],
    ['surface', 'M150 128h100q-2 22-14 40 22 30 6 82H158q-16-52 6-82-12-18-14-40z'],
    ['accent', 'M152 196q48 22 96 0 2 14-1 28-47 18-94 0-3-14-1-28z'],
    ['primary-line', box(0, 250, 400, 50)],
  ],
  film: [
    ['neutral-line', box(52, 40, 296, 178)],
    ['primary-soft', box(62, 50, 276, 158)],
    ['accent', circle(262, 96, 22)],
    ['primary-line', 'M62 170q52-56 110-16t100-16 66 16v54H62z'],
    ['primary', 'M62 194q70-40 142-8t134-12v34H62z'],
    [
      'primary-strong',
      `${circle(88, 262, 22)}${circle(162, 266, 22)}${circle(238, 266, 22)}${circle(312, 262, 22)}M44 300q4-26 44-26t44 26zM118 304q4-26 44-26t44 26zM194 304q4-26 44-26t44 26zM268 300q4-26 44-26t44 26z`,
    ],
  ],
};
