import type { GradedJob } from '../types.ts';

export const fachpflegeIntensivstationKlinikumHessen: GradedJob = {
  job: 'fachpflege-intensivstation-klinikum-hessen',
  title: 'Fachpflegekraft für Intensivpflege und Anästhesie (m/w/d)',
  spec: `Das St.-Gereon-Klinikum Oberwald ist ein Haus der Schwerpunktversorgung mit 540 Betten, 14 Fachabteilungen und rund 1.600 Beschäftigten. Als Akademisches Lehrkrankenhaus verbinden wir moderne Medizin mit kurzen Wegen und einem Ton, in dem man auch um vier Uhr früh noch miteinander redet.

Für unsere interdisziplinäre Intensivstation (18 Betten, davon 14 Beatmungsplätze, internistisch, chirurgisch und neurologisch belegt) suchen wir ab sofort in Voll- oder Teilzeit, unbefristet, eine

Fachpflegekraft für Intensivpflege und Anästhesie (m/w/d)

Ihre Aufgaben
Sie übernehmen in der Regel zwei Patientinnen oder Patienten pro Schicht, führen invasive und nichtinvasive Beatmung nach ärztlicher Vorgabe, begleiten die Entwöhnung vom Respirator, betreuen Nierenersatzverfahren mit Citrat und erweitertes hämodynamisches Monitoring. Sie sind Teil des hausinternen Notfallteams, leiten Kolleginnen und Kollegen in der Weiterbildung an und sprechen mit Angehörigen, auch wenn es schwer wird.

Ihr Profil
Sie dürfen in Deutschland die Berufsbezeichnung Pflegefachfrau/Pflegefachmann oder Gesundheits- und (Kinder-)Krankenpfleger/in führen. Zwingend ist die abgeschlossene zweijährige Fachweiterbildung Intensivpflege und Anästhesie nach DKG-Empfehlung oder Landesrecht. Ebenso setzen wir mindestens drei Jahre Berufserfahrung auf einer klinischen Intensivstation mit beatmeten Erwachsenen voraus. Schön, aber kein Muss: Praxisanleiterqualifikation, Erfahrung mit ECMO, ACLS-Kurs, sicherer Umgang mit einem PDMS. Wechselschicht gehört dazu.

Wir bieten
TVöD-K in Entgeltgruppe P9 samt Intensiv- und Wechselschichtzulage, betriebliche Altersversorgung, ein Ausfallmanagement, das den Namen verdient, bezahlte Fortbildungstage, Dienstrad, Betriebskindergarten mit Öffnung ab 5.30 Uhr und Hilfe bei der Wohnungssuche.

Zur Einstellung benötigen wir den gesetzlichen Nachweis über den Masernschutz. Schwerbehinderte Bewerberinnen und Bewerber werden bei gleicher Eignung bevorzugt. Wir begrüßen Bewerbungen unabhängig von Herkunft, Geschlecht, Alter und Religion. Fragen beantwortet die Pflegerische Zentrumsleitung; Ihre Unterlagen laden Sie bitte über unser Karriereportal hoch.`,
  graded: [
    {
      name: 'torsten-wiegandt-fachkrankenpfleger',
      kind: 'synonym',
      low: 89,
      high: 98,
      best: 94,
      why: "Fachkrankenpfleger Anästhesie und Intensivmedizin under state law since 2017, fourteen years on ICUs up to today, with ECMO, PDMS, Praxisanleiter and ACLS, named in other terms than the ad's.",
      lacks: [],
      cv: `LEBENSLAUF

Persönliche Daten
Name: Torsten Wiegandt
Geboren: 04.08.1986 in Fulda
Familienstand: verheiratet, zwei Kinder
Anschrift: Am Mühlgraben 9, 36099 Oberwald

Beruflicher Werdegang

07/2019 – heute
Universitätsnahe Klinik Hartenfels, operative ITS (22 Betten), Fachkrankenpfleger
- Versorgung nach großen Bauch-, Gefäß- und Schädeleingriffen, Polytrauma, Sepsis
- Respiratortherapie einschließlich Bauchlagerung, Weaning nach Stationsprotokoll, Tracheostoma
- CVVHDF mit regionaler Antikoagulation, PiCCO, Hirndruckmessung
- vv-ECMO: rund 30 Verläufe mitbetreut, Einweisung der neuen Mitarbeitenden
- Schichtleitung seit 2022, Mitglied im Reanimationsteam
- papierlose Kurve (PDMS), Key-User

10/2012 – 06/2019
Kreiskrankenhaus Lauterfeld, gemischte ITS mit 10 Betten, Krankenpfleger, ab 2017 mit Fachqualifikation
- internistische und chirurgische Fälle, NIV bei COPD, Herzinfarkt, Intoxikationen

10/2009 – 09/2012
Kreiskrankenhaus Lauterfeld, Station 3 (Gastroenterologie)

Aus- und Weiterbildung
2015 – 2017 Fachkrankenpfleger für Anästhesie und Intensivmedizin, staatlich anerkannt nach hessischer Weiterbildungsordnung, Bildungszentrum Rhönbogen, Abschluss 03/2017 (Note 1,7)
2006 – 2009 Ausbildung zum Gesundheits- und Krankenpfleger, Examen 09/2009, Urkunde des Regierungspräsidiums
2021 berufspädagogische Weiterbildung zum Praxisanleiter (300 Std.), jährliche Pflichtfortbildung zuletzt 05/2026
ACLS-Provider, gültig bis 02/2028

Sonstiges
Führerschein B, Freiwillige Feuerwehr, Englisch für den Alltag

Oberwald, 18. Oktober 2026`,
    },
    {
      name: 'jasmin-oezkaya-weiterbildung-laeuft',
      kind: 'in-progress',
      low: 57,
      high: 68,
      best: 64,
      why: 'Registered and six years on a ventilating ICU, but the mandatory Fachweiterbildung ends only with the exam in March 2027.',
      lacks: ['abgeschlossene Fachweiterbildung Intensivpflege und Anästhesie (Prüfung erst März 2027)'],
      cv: `Jasmin Özkaya
geb. 22.01.1998, ledig, wohnhaft in Tannroda

Gesundheits- und Krankenpflegerin (Examen 09/2020, Pflegeschule am Waldklinikum Tannroda)

seit 10/20  Waldklinikum Tannroda, Intensivstation (12 Betten, Schwerpunkt Innere und Neurologie)
Ich habe direkt nach dem Examen dort angefangen, mitten in der zweiten Covid-Welle. Beatmete Patienten in Bauchlage, Schlaganfälle, Reanimationen, Dialyse am Bett (Prismax), arterielle Messung, Transporte ins CT. Seit 2023 betreue ich auch allein zwei beatmete Patienten. Seit 2024 Ansprechpartnerin für Beatmungsgeräte.

seit 04/2025  Fachweiterbildung Intensiv- und Anästhesiepflege, berufsbegleitend, Akademie Saaletal
Einsätze Anästhesie (6 Monate) und Notaufnahme abgeschlossen, Facharbeit über Mundpflege bei Intubierten abgegeben. Prüfung ist für März 2027 angesetzt, die Weiterbildung ist also noch nicht beendet.

Kurse: ILS 2024, Kinästhetik Grundkurs 2022, Megacode jährlich

Deutsch und Türkisch Muttersprache. Führerschein und Auto. Nachtdienste mache ich gern.`,
    },
    {
      name: 'jasmin-oezkaya-anzeige-kopiert',
      kind: 'pasted',
      low: 57,
      high: 68,
      best: 64,
      why: "The same CV with the ad's duties and profile copied below it; the copied text proves nothing, so the grade is the twin's.",
      lacks: ['abgeschlossene Fachweiterbildung Intensivpflege und Anästhesie (Prüfung erst März 2027)'],
      twin: 'jasmin-oezkaya-weiterbildung-laeuft',
      cv: `Jasmin Özkaya
geb. 22.01.1998, ledig, wohnhaft in Tannroda

Gesundheits- und Krankenpflegerin (Examen 09/2020, Pflegeschule am Waldklinikum Tannroda)

seit 10/20  Waldklinikum Tannroda, Intensivstation (12 Betten, Schwerpunkt Innere und Neurologie)
Ich habe direkt nach dem Examen dort angefangen, mitten in der zweiten Covid-Welle. Beatmete Patienten in Bauchlage, Schlaganfälle, Reanimationen, Dialyse am Bett (Prismax), arterielle Messung, Transporte ins CT. Seit 2023 betreue ich auch allein zwei beatmete Patienten. Seit 2024 Ansprechpartnerin für Beatmungsgeräte.

seit 04/2025  Fachweiterbildung Intensiv- und Anästhesiepflege, berufsbegleitend, Akademie Saaletal
Einsätze Anästhesie (6 Monate) und Notaufnahme abgeschlossen, Facharbeit über Mundpflege bei Intubierten abgegeben. Prüfung ist für März 2027 angesetzt, die Weiterbildung ist also noch nicht beendet.

Kurse: ILS 2024, Kinästhetik Grundkurs 2022, Megacode jährlich

Deutsch und Türkisch Muttersprache. Führerschein und Auto. Nachtdienste mache ich gern.

Ihre Aufgaben
Sie übernehmen in der Regel zwei Patientinnen oder Patienten pro Schicht, führen invasive und nichtinvasive Beatmung nach ärztlicher Vorgabe, begleiten die Entwöhnung vom Respirator, betreuen Nierenersatzverfahren mit Citrat und erweitertes hämodynamisches Monitoring. Sie sind Teil des hausinternen Notfallteams, leiten Kolleginnen und Kollegen in der Weiterbildung an und sprechen mit Angehörigen, auch wenn es schwer wird.

Ihr Profil
Sie dürfen in Deutschland die Berufsbezeichnung Pflegefachfrau/Pflegefachmann oder Gesundheits- und (Kinder-)Krankenpfleger/in führen. Zwingend ist die abgeschlossene zweijährige Fachweiterbildung Intensivpflege und Anästhesie nach DKG-Empfehlung oder Landesrecht. Ebenso setzen wir mindestens drei Jahre Berufserfahrung auf einer klinischen Intensivstation mit beatmeten Erwachsenen voraus. Schön, aber kein Muss: Praxisanleiterqualifikation, Erfahrung mit ECMO, ACLS-Kurs, sicherer Umgang mit einem PDMS. Wechselschicht gehört dazu.`,
    },
    {
      name: 'angelika-prenzlow-bis-2016',
      kind: 'old',
      low: 59,
      high: 72,
      best: 66,
      why: 'Registration, DKG Fachweiterbildung and eleven ICU years (half of which still exceed three), but all of it ended in August 2016 and there was no bedside work since.',
      lacks: [],
      cv: `Angelika Prenzlow, Jahrgang 1978, Rotenbach

Sehr geehrte Damen und Herren, hier mein Weg in Stichworten und ganzen Sätzen, so wie er war.

Das Krankenpflegeexamen habe ich im Herbst 2000 abgelegt (Krankenschwester, Urkunde liegt vor). Nach einigen Jahren auf der Unfallchirurgie in Bad Solmsdorf bin ich im Mai 2005 auf die dortige interdisziplinäre Intensivstation gewechselt, 16 Betten, zehn davon mit Beatmung. Von 2006 bis 2008 habe ich die Fachweiterbildung Intensivpflege und Anästhesie am Bildungsinstitut Solmsdorf besucht und im September 2008 bestanden (DKG-Zeugnis). Danach war ich dort Fachschwester und ab 2012 stellvertretende Stationsleitung: Langzeitbeatmung, Weaning, Hämofiltration, damals noch mit Heparin, Pulmonalkatheter, postoperative Überwachung, Anleitung der Kursteilnehmer. Dieser Abschnitt endete am 31. August 2016, weil meine Mutter pflegebedürftig wurde und Nachtschichten nicht mehr gingen.

Seit Januar 2017 bin ich Pflegegutachterin bei einem medizinischen Begutachtungsdienst in Hersbach. Ich fahre in Haushalte und Heime, ermittle Pflegegrade, prüfe auch Anträge auf außerklinische Beatmung nach Aktenlage und schreibe Gutachten. Am Bett habe ich in dieser Zeit nicht gearbeitet.

Praxisanleiterin seit 2010. Reanimationstraining zuletzt im Juni 2025 als Auffrischung auf eigene Kosten. Außerdem habe ich im Februar 2026 zwei Tage auf der Intensivstation hospitiert.

Ich möchte zurück und bin zu Wechselschicht bereit, gern mit einer langen Einarbeitung.`,
    },
    {
      name: 'marek-lindhorst-ausserklinisch',
      kind: 'adjacent',
      low: 36,
      high: 49,
      best: 43,
      why: 'A registered nurse with seven years of home ventilation, yet neither the two-year Fachweiterbildung (only a 200-hour course) nor a day on a clinical ICU.',
      lacks: [
        'Fachweiterbildung Intensivpflege und Anästhesie',
        '3 Jahre auf einer klinischen Intensivstation',
      ],
      cv: `Bewerberprofil
Name Marek Lindhorst Alter 34 Wohnort Oberwald-Süd Führerschein B

von bis Arbeitgeber Tätigkeit
03.2019 heute Atemwege Intensivpflegedienst GmbH, Wohngruppe Lindenhof Pflegefachkraft, seit 2021 Teamleitung (9 Mitarbeitende)
Betreuung von sechs dauerbeatmeten Klienten in einer WG, meist ALS, hoher Querschnitt, Wachkoma. Trachealkanülenwechsel, Sekretmanagement, Cough Assist, Beatmungsprotokolle, Absprachen mit Hausarzt und Provider, Dienstplan, Angehörige
09.2016 02.2019 Seniorenzentrum Kastanienallee Pflegefachkraft, Wohnbereich mit 32 Plätzen
10.2015 08.2016 Evangelisches Krankenhaus Brahmstedt Gesundheits- und Krankenpfleger, Orthopädie

Ausbildung
2012 2015 Gesundheits- und Krankenpfleger, Examen 09.2015, Ev. Krankenpflegeschule Brahmstedt

Fortbildung
2020 Pflegeexperte für außerklinische Beatmung (Aufbaukurs, 200 Std.)
2019 Basiskurs Beatmung (120 Std.)
2023 Wundexperte
2024 Palliative Care Basiskurs 40 Std.

Kenntnisse
Heimbeatmungsgeräte verschiedener Hersteller, Perkussion, PEG, Port, Pflegedokumentation am Tablet

Warum Klinik
Nach sieben Jahren 1:6 in der Häuslichkeit möchte ich in die Akutmedizin und bin bereit, die große Fachweiterbildung zu machen, sobald ein Haus sie mir anbietet.`,
    },
  ],
};
