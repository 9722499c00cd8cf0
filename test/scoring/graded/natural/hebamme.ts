/** Midwife for a labour ward, Lower Saxony, in German: the licence to practise, two years of labour ward, German at B2. */
import type { GradedJob } from '../types.ts';

export const hebamme: GradedJob = {
  job: 'hebamme',
  title: 'Hebamme (m/w/d) für den Kreißsaal',
  spec: `Das Elisabeth-Klinikum Heidekreuz ist ein Haus der Schwerpunktversorgung mit 480 Betten. In unserer Frauenklinik kommen jährlich rund 1.450 Kinder zur Welt; ein Perinatalzentrum Level 2 ist angeschlossen. Zur Verstärkung unseres 24-köpfigen Teams suchen wir zum 1. Januar 2027 oder später

eine Hebamme (m/w/d) in Voll- oder Teilzeit (ab 60 %).

Ihre Aufgaben
– Betreuung von Schwangeren und Gebärenden vor, während und nach der Geburt, auch bei Risikoverläufen
– CTG-Überwachung, Versorgung des Neugeborenen, Assistenz bei Sectiones
– Dokumentation in ViewPoint / Orbis
– Anleitung von Studierenden der Hebammenwissenschaft

Ihr Profil
– Sie besitzen die Erlaubnis zum Führen der Berufsbezeichnung „Hebamme“ nach dem Hebammengesetz, gleich ob über Examen oder Studium erworben.
– Sie bringen wenigstens zwei Jahre Berufspraxis in einem klinischen Kreißsaal mit.
– Deutsch sprechen und schreiben Sie sicher (mindestens B2).
– Wechselschicht einschließlich Nächten und Wochenenden ist für Sie selbstverständlich.

Schön, aber keine Bedingung: Weiterbildung zur Praxisanleitung, Akupunktur, Stillberatung oder Erfahrung in einem Hebammenkreißsaal.

Wir bieten
Vergütung nach TVöD-K, EG 11, Jahressonderzahlung, betriebliche Altersversorgung (VBL), Kita auf dem Gelände, Wohnungshilfe, Fortbildungsbudget. Der Nachweis der Masernimmunität ist vor Dienstbeginn vorzulegen. Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt.

Fragen beantwortet unsere leitende Hebamme Frau Brockmeyer, Tel. 05190 555-210.`,
  graded: [
    {
      name: 'kreisssaal-level-1',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'State-examined midwife, seven years of labour ward to date, mentor of students, acupuncture, ViewPoint, shifts.',
      lacks: [],
      cv: `Lebenslauf

Wiebke Harmsen, geb. 14.03.1993, ledig, eine Tochter
29614 Soltau

Beruflicher Werdegang
10/2019 – heute   Hebamme im Kreißsaal, St.-Marien-Hospital Aller (Perinatalzentrum Level 1, ca. 2.100 Geburten), Dreischichtsystem
                  • eigenständige Leitung physiologischer Geburten, Zwillinge, Beckenendlagen gemeinsam mit dem ärztlichen Dienst
                  • CTG, Fetalblutanalysen, Erstversorgung, Sectio-Assistenz
                  • seit 2023 Praxisanleiterin, derzeit vier Studierende pro Jahr
                  • Mitarbeit beim Aufbau des Hebammenkreißsaals (Start 2024)
04/2016 – 09/2016 Praktikum Geburtshaus Lüneburg

Ausbildung
2016 – 2019       Hebammenschule Celle, staatliches Examen 09/2019, Urkunde der Bezirksbehörde liegt bei
2012 – 2015       Ausbildung zur Buchhändlerin

Fortbildungen
Praxisanleitung 300 Std. (2023), Akupunktur in der Geburtshilfe A-Diplom (2022), Reanimation des Neugeborenen jährlich, zuletzt Mai 2026

EDV: ViewPoint, Orbis
Sprachen: Deutsch (Muttersprache), Englisch gut
Masernschutz vollständig, Führerschein B`,
    },
    {
      name: 'entbindungspfleger',
      kind: 'synonym',
      low: 79,
      high: 94,
      best: 88,
      why: 'Entbindungspfleger (the older title of a male midwife), licensed, eight years in shifts; all there in other words.',
      lacks: [],
      cv: `JONAS VAN DER HEYDEN
Entbindungspfleger, B.Sc.
Bremen

Ich begleite seit acht Jahren Frauen beim Gebären und bin an meinem Haus der einzige Mann in diesem Beruf.

Seit 11/2018: Klinik Weserbogen, Entbindungsabteilung (1.700 Entbindungen im Jahr)
Früh, spät, nachts, jedes zweite Wochenende. Aufnahme, Wehenbegleitung, Herztonüberwachung, Dammschutz, Wassergeburten, Nahtversorgung, U1 vorbereiten, Bonding, operative Entbindungen im Saal mitbetreuen, zwei Stunden danach bleiben. Seit 2022 zuständig für den neuen hebammengeleiteten Gebärbereich; gut jede fünfte Familie wählt ihn. Auszubildende und dual Studierende laufen regelmäßig bei mir mit.

2015 – 2018: Studium an der Hochschule Ostfriesland mit staatlicher Prüfung, anschließend Berufszulassung durch die Senatorin für Gesundheit (Oktober 2018).

2013 – 2015: Rettungssanitäter, Delmenhorst.

Weitere Kurse: Laktation (90 Stunden, 2021), Schulterdystokie-Simulation 2025, Nadelung bei Wehenschwäche 2020. Die Weiterbildung zum Anleiter beginne ich im März.

Dokumentiert wird bei uns in einer anderen Software (Perinat-M), an neue gewöhne ich mich schnell. Meine Eltern stammen aus Groningen, ich bin in Leer aufgewachsen: Deutsch und Niederländisch.`,
    },
    {
      name: 'belgrad',
      kind: 'foreign',
      low: 50,
      high: 66,
      best: 58,
      why: 'Nine years of labour ward in Serbia and German at B2, but no German licence; the adaptation course is still to be found.',
      lacks: ['Erlaubnis zum Führen der Berufsbezeichnung „Hebamme“ nach dem Hebammengesetz'],
      cv: `Milica Stojanović-Radić
zurzeit: Uelzen, Niedersachsen

BERUFSERFAHRUNG
Seit Februar 2025: Pflegehelferin auf der Wochenstation, Klinik am Stadtwald, Uelzen. Hilfe beim Anlegen, Baden, Begleitung der Mütter, Essen, Betten. Alle Schichten.
Juni 2015 bis Dezember 2024: Hebamme (babica), Gebärsaal der Universitätsfrauenklinik in Belgrad. 6.000 Geburten pro Jahr. Ich habe selbstständig mehr als 1.100 Geburten geleitet, CTG beurteilt, Neugeborene versorgt, im OP bei Kaiserschnitt assistiert, Dammrisse 1. und 2. Grades genäht. Ab 2021 Schichtleiterin für sechs Kolleginnen.

AUSBILDUNG
Hochschule für Gesundheitsberufe Belgrad, Studiengang Hebamme, Abschluss Mai 2015
Berufslizenz der Kammer der Krankenschwestern und Hebammen Serbiens, gültig bis 2029

ANERKENNUNG
Bescheid des Landesamtes vom 11. August 2026: wesentliche Unterschiede. Ein Platz für den Anpassungslehrgang (neun Monate) wird gesucht.

SPRACHEN
Serbisch, Deutsch B2 (telc Pflege, November 2025), Englisch A2

Ich lerne gern, auch Akupunktur habe ich in Belgrad gemacht (2019). Masernimpfung zweimal.`,
    },
    {
      name: 'krankenkasse',
      kind: 'old',
      low: 56,
      high: 72,
      best: 64,
      why: 'Licensed midwife with eleven years of labour ward, which ended in March 2016; since then a desk at a health insurer.',
      lacks: [],
      cv: `Annegret Koopmann
Walsrode

Examen als Hebamme 2004, Hebammenlehranstalt Hannover (Urkunde vom 28.09.2004)

2016–heute · HanseVital Krankenkasse, Leistungszentrum Walsrode. Sachbearbeitung Hebammenhilfe und Mutterschaft, seit 2020 Teamkoordinatorin. Prüfung von Abrechnungen, Beratung von Versicherten am Telefon, Schulung neuer Kolleginnen, Teilnahme an Vertragsverhandlungen.

Oktober 2004–März 2016 · Kreiskrankenhaus Böhmetal, Kreißsaal. Angestellte Hebamme, 75 bis 100 %, Wechselschicht mit Rufdienst. Geburtsleitung, CTG, Wassergeburten, Neugeborenenerstversorgung, Sectiobegleitung, Kurse. 2011 bis 2014 stellvertretende Leitung. Die Abteilung wurde im Frühjahr 2016 geschlossen.

Nebenher bis 2017 einige Wochenbettbesuche im Bekanntenkreis der Gemeinde, freiberuflich angemeldet.

Fortbildung: Praxisanleitung (2009), Stillberatung IBCLC 2010 bis 2015, Notfälle in der Geburtshilfe (2014), Wiedereinstieg für Hebammen, Wochenendseminar, September 2026

EDV: SAP, Office, früher ViewPoint

Unsere Kinder sind aus dem Haus, und mir fehlt der Kreißsaal. Nächte sind für mich kein Hindernis.`,
    },
    {
      name: 'wochenstation',
      kind: 'adjacent',
      low: 29,
      high: 47,
      best: 38,
      why: "Children's nurse on postnatal ward and neonatology; attends births at the margin, leads none, not a midwife.",
      lacks: [
        'Erlaubnis zum Führen der Berufsbezeichnung „Hebamme“ nach dem Hebammengesetz',
        'wenigstens zwei Jahre Berufspraxis in einem klinischen Kreißsaal',
      ],
      cv: `Bewerbung: Selin Aydoğan, Gesundheits- und Kinderkrankenpflegerin

Kurz zu mir: 34 Jahre, in Celle geboren, seit zwölf Jahren bei Müttern und Neugeborenen.

STATIONEN
▪ Elternschule und Wochenstation, Klinikum Südheide, seit 05/2018. Integrative Wochenbettpflege für 22 Mutter-Kind-Paare: Stillen, Rückbildungsbeobachtung, Bilirubin, Screening, Entlassgespräche. Bei geplanten Kaiserschnitten nehme ich das Kind im OP an. In Engpässen springe ich im Kreißsaal ein und kümmere mich um Aufnahme und Auffüllen, die Geburten betreuen die Kolleginnen.
▪ Neonatologische Intensivstation, Kinderklinik Braunlage, 10/2014 bis 04/2018. Frühgeborene ab 26 Wochen, CPAP, Elternanleitung.

ABSCHLÜSSE
▪ Staatsexamen Gesundheits- und Kinderkrankenpflege 2014
▪ Still- und Laktationsberaterin IBCLC, 2020, rezertifiziert 2025
▪ Praxisanleiterin 2019
▪ Babymassage-Kursleitung

Drei Schichten, Feiertage: seit jeher.
Deutsch und Türkisch auf Muttersprachniveau, Orbis, Masernnachweis vorhanden.

Mein Wunsch ist es, näher an die Geburt zu kommen; ein Studium der Hebammenwissenschaft kann ich mir in einigen Jahren vorstellen.`,
    },
  ],
};
