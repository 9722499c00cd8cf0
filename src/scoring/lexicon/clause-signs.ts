// Written by `npm run fit:clauses -- --write`: by sign how strongly it speaks for a demand, a wish, work and anything else.

/** A sign a line, with a letter for each meaning: later letters of the alphabet speak for it, earlier ones against it. */
export const CLAUSE_SIGNS = `
*Xfdu
KaboutlKK/
Kabouti/KAX
KaboutpeKM/
KboilerplateTTW/
KboilerplateiAEZ/
KboilerplatepVUV/
KdutypTjh
KdutyicI/A
KdutyprVYn
Kmust/PaU
KmustinKue
Kmustp/VAJ
KniceT/GH
KniceiO/LA
KnicepW/BT
P1$QQZ/
P10qAe3
P1ahnNi
P1abgeschlossene/EDA
P1ableb2LZ
P1aboutAe5Q
P1applyGMa/
P1at6UMY
P1bachelor0AOq
P1buildDM/I
P1clearAqA/
P1current0HJj
P1dasAlht
P1deiAA/
P1experienceH/Fd
P1first7iAV
P1five/FDZ
P1fluentwncA
P1forAnvk
P1fourpAA+
P1fullE3So
P1have47AA
P1havingf/AE
P1hiJRD/
P1holdAzbw
P1ifAoh1
P1itC9Ol
P1keepYB/G
P1kenntnisseM8AR
P1knowledgeGxdf
P1lnzLK
P1leadNT/A
P1lesf1Af
P1master/KDV
P1mindestens/AAU
P1minimum/LAS
P1mustmbqP
P1nooHne
P1oneqGoe
P1ouraD/U
P1permanentHIR/
P1practiceA+UU
P1prepareUU/P
P1qualified/VKA
P1reviewQO/H
P1rightABJ/
P1runeW/A
P1salaryMKN/
P1sendITV/
P1siemA4O
P1somebody4B/A
P1sql/GLC
P1startEBT/
P1subjectVPR/
P1takeZL/I
P1thehMqj
P1three9AAz
P1to7NeQ
P1twobDf0
P1unnrAc
P1uneR/AX
P1unsereMA/G
P1wejWfl
P1whatlB5V
P1wirAGi/
P1workUf0J
P1working2aAf
P1writeWA7l
P1youqYlV
P1yourjA9U
P1£aTa0
P1€TMX/
P2$ 0QQZ/
P20 0jBA/
P20 daysaRU9
P20 years/DAb
P20 yrs/AAP
P20 àCSF/
P2able tob2LZ
P2at least+VAZ
P2experience ofQ3Kb
P2i mAPT/
P2it wouldA/XE
P2knowledge ofGxdf
P2mindestens 0/AFR
P2subject :YPQ+
P2the personRG/E
P2three years/AAk
P2to be6gMK
P2two yearsvUAl
P2we areSX5V
P2we reaAg2
P2working knowledge/SEF
P2you can4eXI
P2you dsWnP
P2you havevoAa
P2you mustbJA/
P2you ve5lGL
P2you willaKkp
P2£ 0aTbz
P2€ 0TMX/
PKaboutgNmr
PKboilerplateUPi7
PKdutyoXpW
PKmustveSg
PKniceGyQx
Pe!OdL9
Pe%AHr5
Pe)mlXb
Pe?A/JA
Pebetterl9AM
Pecommitteefm9A
PecountriesOaM/
PedateiAV0
PedayMET/
PeemployerWYX2
PeexperienceP/HX
Peit2WgL
PepermanentMNg2
Peplust+HA
Pepractice8kYA
Pereportspn4A
PespanishP/bA
PethemxVcT
PeusBSR/
PeweekAisr
PewelcomeM/IS
PeworkT1bS
PeyearmAI9
PeyearsLjH5
PeyoufazL
PnoneMLJ/
Q1$A2Qo
Q10TVns
Q1akiVf
Q1anysxkA
Q1applicationsEGc/
Q1asdNA/
Q1atvJRs
Q1because/AOQ
Q1beingqdsA
Q1current+AfV
Q1cvGGD/
Q1dasWAa9
Q1dieWAi2
Q1ein+fAU
Q1english/ZcA
Q1excel/hAA
Q1experiencepoGa
Q1firstqyeA
Q1five/SrA
Q1full8APo
Q1german7bRH
Q1good/BFZ
Q1have5lJJ
Q1hiVYT9
Q1ifatPg
Q1interviewsLgR5
Q1itlESx
Q1keepAF/A
Q1knowketD
Q1knowledgerjAb
Q1l9bNH
Q1labAmw
Q1mindestens/AAm
Q1mustcU/G
Q1ourMIU/
Q1permisWQA/
Q1prepareLV/L
Q1reviewCP/Y
Q1salaryW2Aj
Q1sendOSU/
Q1setGP9R
Q1sieAkj2
Q1startAwki
Q1strong/ARd
Q1supportAH/H
Q1thedUV0
Q1thereQAL/
Q1threeoUA4
Q1toARh/
Q1twojLWx
Q1untWAo
Q1une/SAY
Q1weacUz
Q1whenIUA/
Q1wirB0Fq
Q1working/dPB
Q1writeEF/I
Q1yourmhAl
Q1£NuWi
Q1€Ayfc
Q2$ 0A2Qo
Q20 yearsyOwE
Q20 àAwAt
Q2at leastyJUl
Q2be theNS/G
Q2experience ofxtLF
Q2full timeJNI/
Q2if youezEc
Q2knowledge ofrjAb
Q2reporting toELI/
Q2send aXRW+
Q2this is/YME
Q2we areSWT3
Q2we offerD7QX
Q2we reVwOh
Q2we welcomeYNX/
Q2you havemCA2
Q2you know8ZOJ
Q2you llmxXL
Q2you mustnAdp
Q2you reF+XY
Q2you willQSos
Q2you wouldAOA/
Q2£ 0NxWg
Q2€ 0Ayfc
QKaboutcRS9
QKboilerplateKfO/
QKdutyjfhc
QKmustvOuS
QKnicewmMX
Qe)gQcv
Qe0TlRy
Qe:AA/r
Qe?2wVA
QebeforeDkg2
QecheckaER4
QecurrentNa/E
QedatepAip
QedayM1yC
Qedownb63A
QeemployerTAe/
QeengineeringgA/c
QeequivalentWF/F
QeexperienceG6Sf
QehereRRXw
QeittnZP
Qelicence6acC
QepaidAMO/
QepermanentNTG/
QepostjwyA
QepreparationE/AA
Qepython/ARg
QesimilarqzMA
Qesoftware9AZU
QethreeYTA/
QeticketA/mL
QetrainingA6ic
QeworkxpCU
QeyearIhoo
QeyearsXVQ1
QnoneOWQ/
b$ 0bdS0
b% )OAA/
b( 0XQb3
b( aj9AK
b( aboutHZ/A
b( bandEAA/
b( heAE/
b( hybridBCZ/
b( kYSh0
b( mPHM/
b( or/VCA
b( ou/ACA
b( the8AAq
b) and9bfA
b) certificate/FXH
b) in/LWE
b) isA8oU
b) matchVRY/
b) or/eCM
b) someA/CA
b) wouldA/RA
b) years/JUA
b0 $LhS8
b0 %ZPa5
b0 (zVRh
b0 )mgQk
b0 0TYY8
b0 :kCjl
b0 aivdO
b0 afterGaU/
b0 anWUnq
b0 andlYid
b0 ans/AFA
b0 colleaguesAUT/
b0 countriesSUS/
b0 coversYQ/F
b0 customersANA/
b0 dt/HA
b0 dayDIQ/
b0 daysiUR5
b0 decemberXWR/
b0 diploma/AWV
b0 duAAQ/
b0 eAVL/
b0 etaAK/
b0 euroWGG/
b0 eurosLYH/
b0 foodq1CA
b0 g/AcA
b0 hIbgx
b0 homesSYA/
b0 hourpAA/
b0 hoursMRh9
b0 hrsXLZ/
b0 in/SpA
b0 jahrenARA/
b0 kYbW2
b0 kgAMF/
b0 lAf/P
b0 lbsACG/
b0 mpObj
b0 milesBJ/K
b0 millionPSnq
b0 minBKI/
b0 minutesARH/
b0 mois/IAe
b0 monthswAUs
b0 novemberVTW/
b0 offQTA/
b0 or5wNC
b0 ouytCA
b0 peopleOXT/
b0 perJPS/
b0 personnesBOG/
b0 plusaTjv
b0 pmAKE/
b0 poundsVNA/
b0 prozentHIH/
b0 pupilsANB/
b0 sAx/H
b0 salariésFKA/
b0 staffALn8
b0 stundenmDA/
b0 tageNSnw
b0 thpJAx
b0 toTWwi
b0 uhrAGe8
b0 v/GYI
b0 weMXA/
b0 weekQDA/
b0 withRnUx
b0 xQoDt
b0 year/AKE
b0 years/KRL
b0 yrs/LEA
b0 £QVS/
b0 àjHdv
b0 €AIF/
b: 0AHm/
b: a/AkC
b: onAAW/
b: theUFW1
b: twosNA0
b: we+WlA
b: you/PXA
ba )ufAf
ba applicationACZ/
ba bacheloryqTA
ba big9AcZ
ba bitJ/jA
ba bonusH/AK
ba car/YPA
ba case6AAg
ba caseloadAy5K
ba chatYFa/
ba class/AcA
ba cleanAAJ/
ba communityE/JC
ba comparable/XPA
ba current6kMA
ba cvMVW/
ba dayMA/Z
ba differentAAE/
ba disabilitypOap
ba fair/BAL
ba familyNWI/
ba fellow/ANA
ba fewAm4c
ba firm/PQH
ba fiveDKW/
ba fullrMke
ba goodn+AN
ba groupoB/B
ba hotel/AOM
ba ihEA9
ba letterBVE/
ba level/iLA
ba littleA/ID
ba live/IBA
ba lotAs0b
ba mHVzc
ba matchNIK/
ba medicalQAD/
ba minimum/QVD
ba monthlyAO/A
ba must/DGA
ba newcaA/
ba orD/AO
ba pBCJ/
ba personal/PMM
ba plusA/AA
ba product+GAv
ba professional/AYQ
ba proper/ARU
ba qualified/FAA
ba realAcA/
ba recognised/ORJ
ba record/mAA
ba resumeWaX5
ba roomC/HO
ba secondA/sA
ba senior8I/A
ba separateAKA/
ba shift3pZA
ba shortcFC/
ba similarO/QB
ba singleAUF/
ba smallhAA/
ba solicitor/LYA
ba stretchAGO/
ba tablet/AbA
ba time1g6A
ba track/GAA
ba uk/ARF
ba validyPHh
ba vanAI/N
ba veryIWK/
ba yearPQ3h
bab 0dHM1
bability to3CAt
bable to/AAo
babout 0BG1v
babout itZ/AQ
babout theADS/
babout to6BAZ
baccess to/AHF
baccording toKSV/
bact and/ARN
bact asZK/B
bactive directoryBo/A
bacts asMJrz
bactuary toMOA/
badvise onIV/G
bafter 0FWU/
bafter aAPty
bafter sixAHA/
bafter theAL8n
bagainst theAW6p
bagencies pleaseZbdu
ball ofMQM/
ball our/VAG
ball weARA/
balso need/HAA
ban 0IVA/
ban accommodationRNX9
ban accredited/ESA
ban active/JQA
ban advantageA/JA
ban assetA/JA
ban assistantAB9f
ban derAfs3
ban dieAA5w
ban employmentDGA/
ban enhancedqEX3
ban equalkRax
ban equivalent/AZX
ban hourAxM5
ban interviewSVa7
ban nvq9PSR
ban offeriAH/
band 0KJr3
band aQUW/
band aboutPRA/
band afterAV/T
band alcoholISQ/
band all8AA5
band anrAPz
band arefBA/
band atLxsJ
band by/AiA
band can/AAf
band care/IaK
band carryAAa9
band closehF/A
band costNT/G
band english4kHJ
band explaincU/A
band forARP/
band freeYUW8
band getOK/A
band handopmA
band helpWZ6R
band iXCS+
band ifq/UA
band injC3S
band itgdA1
band itsHJ/Z
band keepcT/A
band leadea/A
band monitorLT/E
band noQRS5
band nobodyiSA8
band not/kAA
band of5hAQ
band onAF/c
band oneKBt4
band otherA8WY
band ourJNL/
band postAs/A
band presentmZ/A
band repairRW/A
band reportQZ5T
band reporting/BAj
band reports/JMB
band reviewtVyB
band safetyAn/E
band seeaX/A
band spokenUKN5
band staff+KAN
band standAW/A
band superviseNo5I
band supportXV6J
band takefO/F
band tellAO/K
band thegIwl
band theirAT8k
band thenXV3N
band therezCAv
band theyfJA/
band toAD+z
band twoAiK/
band up/PAA
band use/OOR
band weQdG/
band what4tYA
band whoq5XA
band willYPR/
band workApwc
band writerP/A
band written/GNP
band yourQZe
band yourUIA/
banglais courant/AJC
bannual reviews/JAE
bans d/IKL
bans de/BfA
bany ofkyAW
bany one/APA
bapplicants withGTH/
bapplication formSFV/
bapplication iAHa/
bapplications areSMC/
bapplications fromfUV4
bapply throughYST8
bapply withVXX6
bapprentices andRc/F
bare an5KP
bare allS9AY
bare inlVAr
bare lookingpPzO
bare notANT/
bare on1Aff
bare the3QgO
bare weAAF/
bare welcomeAfK/
bare youkAD/
baren tjQAu
baround 0HJ5d
bas aedK0
bas an1IQp
bas promisedHUM/
bas theU8Ja
bas we54AA
bas welld5FM
bas you0LcX
basked to/nAK
basme ix/GTA
bat 0UWhp
bat anymAmj
bat c+AMm
bat homevtAa
bat interviewgLAz
bat least/VPO
bat native/NND
bat ourGAA/
bat thebY5Q
bat twoAL/A
bat workS/AA
bat your/AJI
bau minimum/SJS
bau moins/EBA
bauch beikAA8
baudit andAa/A
baudit orX/DA
bausbildung als/DNN
baux personnesXTN/
bavec lAF/I
bavec larA8A
bavec le6A/A
bavec lesAdqo
bavoir déjà/ADA
baward in/AWT
bb 0o8VA
bbac 0/AVA
bbachelor ssjYV
bbackground checkLAS/
bbackground in/nAA
bband 0FBo8
bbank holidaysXRV/
bbase :QUL/
bbe aO/Ag
bbe able/PAY
bbe anq2HL
bbe askedceA+
bbe atfAWv
bbe contactedQPW/
bbe doingAAN/
bbe in2C1A
bbe it/AAA
bbe onsgxE
bbe testedmAAy
bbe theUD/A
bbecause half/KAA
bbecause ofeAA/
bbecause ther2AX
bbecause wetgsA
bbefore ?A/IO
bbefore startJAO/
bbefore theAatz
bbefore youAPqy
bbehind theAMA/
bbehind them9utA
bbehind youzKAu
bbei derjAD/
bbereitschaft zurEBS/
bberufserfahrung in+TSK
bbetter thanAJA/
bbetween 0OVA/
bbeyond the/FFA
bbis 0Aawo
bbis zurgB/A
bbit ofh/NA
bbonus pointsC/NE
bboots andCCC/
bbring itA/AA
bbtl 0U/CA
bbuild andSa/G
bbut iA/Gd
bbut ifR/RA
bbut notK/ZB
bbut theAcA/
bbut theyABB/
bbut thisAAQ/
bby aA4Ht
bby theOiK8
bby twoATF/
bc )yAbw
bc 0/EPA
bc e4kDA
bc estA9cl
bc on/SYA
bcall oneWY/A
bcall outNU/A
bcan beABe/
bcan sayAAO/
bcan show9wMA
bcan tpAkw
bcannot beAAQ/
bcannot sponsorAUU/
bcar allowanceISZ/
bcare aboutPAA/
bcare and/AcA
bcarry outVT+M
bcaseload ofQR/C
bccn 0/AAY
bccnsg safety/AMA
bce queAYK/
bcertificate iny/MA
bcertificate of7dSA
bchair theFK/A
bchaque annéeDRE/
bcharge ofruuA
bcheck andRWZ5
bchef dAu/A
bchf 0YMA/
bchildren checkKJA/
bchildren sUbL7
bcinq ans/DAA
bcity guilds9dMA
bclass 0+rCA
bclass a/AAA
bclient aJVgt
bclient isAZA/
bclient sZA/P
bclosing datevUHv
bcoach twoAK/C
bcode review/AYA
bcome from/AAZ
bcome up/uLA
bcomes inAKD/
bcomfortable with9WAV
bcommand of/AIA
bcommitment toMEA/
bcommitted toYWR/
bcommunication withABA/
bcompany withLGE/
bcompetence in/HAA
bcompte 0AFA/
bconfidence with/AAA
bconfident employerWbdx
bconfident with/IOA
bconnaissance deA/PB
bconnaissance du59AA
bconsidered you/XUA
bcontribute toRU/R
bcouldn t+ABX
bcouncil of/YAA
bcouncil sAu5e
bcounts forABI/
bcounty councilGKO/
bcover letterTNO/
bcriminal recordNTC/
bcustomers andDE/A
bcustomers inBH/L
bcv andVYS/
bcv inHAQ/
bcv toZZY0
bd )AiM/
bd 0A/WY
bd au/EOD
bd befvkM
bd desirableJAW/
bd entrepriseANJ/
bd expect/AAA
bd expérience/MZM
bd look2rnA
bd ratherAAe/
bd runAZ/A
bd takeAJ/A
bd want/AAA
bd état/KGX
bdans leAAT/
bdans les/bkA
bdans une/AAV
bdas ist/AcA
bdata to/KOA
bdate on2C3A
bday in/BAm
bday onehQE3
bday tocN/A
bdays )HFD/
bdays aTWa4
bdays atWMP/
bdays fromTKL/
bdays ofYabz
bdays onQXH/
bdays plusWMZ/
bdbs checkbTX7
bde 0JSlz
bde bordAA/A
bde chantierXD/A
bde loGbr
bde laSqVk
bde travaildAYy
bde troisKGO/
bde validité/ZDA
bdeal withAQ/R
bdegree (/EYW
bdegree ?HAX/
bdegree in/YNA
bdegree or5iIA
bdental visionUQb/
bdepartment of/AZF
bdepending onSTV/
bdepuis 0AQD/
bdesign andKr/A
bdeux ans/gAA
bdeux joursTZN+
bdiploma in5gPB
bdiploma or/ARJ
bdiplôme d/AKC
bdirector ofMHK/
bdirectorate :DLE/
bdisability confidentWbb0
bdistrict 0IIA/
bdo notQAG/
bdoes notANT/
bdoesn tiAL6
bdon tbQK7
bdone in/ARD
bdrafting of/AAA
bdrei jahre/FMA
bdriver cpc/AaF
bdriver licence/BZC
bdriver sk1WB
bdriving licence/iTA
bdrug screenIHS/
bdry needlingA/BA
bdu moisADA/
be )UAg9
be 04NkQ
be g/YAA
be verifyHEN/
beach monthEW/C
beach weekNUA/
beach yearOnD/
bearly childhood/JeA
beducation andnAA9
beg 0IGF/
bemployer andWccy
bemployment businessDAS/
ben cdiADB/
ben chargeAG/A
ben iso/GLA
bend :AO/A
bend ofmAWw
bend tokR9G
bengineer (hAA/
bengineer ofAV/A
bengineering degree/AWG
bengineering or/AZS
bengineers andA/QA
benglish and/OHA
benglish at/DNX
benglish good/TAB
benglish is22AA
benhanced dbsPYV/
benough to/oAA
bequal opportunitiesXWb3
bequal opportunityaXbz
berfahrung imS/TA
berfahrung inG/PA
berfahrung mitR/AA
best 0ANC/
best pasZAol
bet auAJ/J
bet dAoH/
bet detAcg
bet desJI8Y
bet duAu0U
bet laqH6C
bet lezASg
bet lesmAdn
bet unlAL4
bet unedAxa
bet vousAA/h
bevery backgroundXIV/
bevery dayvkjB
bevery weeklA/A
bevidence of/XAD
bexcel and/AMA
bexpect you/AdA
bexpected to8A6A
bexperience (/cAA
bexperience innzXK
bexperience of01EB
bexperience onA/FA
bexperience withsvDM
bexplain aAiA/
bexpérience deX+DA
bf )AKL/
bfabrique desCHA/
bfamiliarity withy8AA
bfellow of/DQL
bfewer than/WOA
bfind aA/A8
bfindings toOX/A
bfine tuningA/jA
bfirst aidr/AA
bfirst weekgAA/
bfive onIV/A
bfive weeksEVD/
bfive yearFFd/
bfive years/JGj
bfix itAN/A
bfluent english/ERG
bfluent in8uCA
bfood hygieneesoA
bfood orE/PE
bfood safety/XAA
bfor 0AeU/
bfor ajIgt
bfor anFdU/
bfor and/AZA
bfor at8IIe
bfor eachNLA/
bfor five/IPA
bfor it5PEa
bfor itsHQK/
bfor oneAfA/
bfor ourAAi/
bfor theYxrK
bfor thisYMJ/
bfor two7BjO
bfor usgAE/
bfor work/ALP
bfor youoAA/
bfor yourABw/
bfoundation trustRNL/
bfour daysATju
bfour ofIYP/
bfour peopleGOL/
bfour weeks3JAi
bfour years/PMX
bfree parkingaVX6
bfrench andiylA
bfrighten you/AAA
bfrom 0AQ0l
bfrom :JKB/
bfrom an+EGc
bfrom dayAVO/
bfrom everyTEU/
bfrom homeDPQ/
bfrom ourALA/
bfrom scratch/WAD
bfrom theOg0b
bfrom twoDPA/
bfrom usQKA/
bfull driving3gVC
bfull licence/EAM
bfull timeRQO/
bfull uk/FZJ
bfully qualified/ACA
bführerschein klassetgQA
bfünf jahre/EMA
bfür dieYhwH
bg 0Akf/
bgarda vettingKKJ/
bgd t/mAA
bget a5zAA
bget youA/A+
bgets aA/kA
bgets youA/AA
bgive youA/AN
bgoes toA7yC
bgood english/AMA
bgood enough9xAA
bgood standing/TbA
bgot toHAG/
bgovernment pensioneDb/
bgrade 0zFyN
bgrade :BYT/
bgrasp of/AAA
bgreen beltD/TA
bgroup andAa/b
bgute deutschkenntnisse/AVL
bh 0G/PA
bh fAHK/
bh l/ANA
bhaben sieY/AA
bhaben wirAAA/
bhad aE/BV
bhalf ofzGvL
bhalf priceKEA/
bhalf theApZy
bhand overAG/A
bhand tools/AJM
bhands on/BRO
bhas 0ATJ/
bhas aaAG/
bhas beennHG8
bhas to/BCP
bhave aJce0
bhave at/RaH
bhave beenoGC0
bhave carried/AAJ
bhave held/JVA
bhave led/LAA
bhave neverMAB/
bhave run/2AA
bhave to+AAu
bhave workedx/AA
bhave you/opA
bhaven tdAH/
bhe orZA/m
bhead ofVDA/
bheads ofVb/A
bhealth andfgwL
bhealth insuranceILP/
bheld inAAF/
bhelp ifE/UI
bhelp withAtqi
bhepatitis bAAQ/
bhere isAQtu
bhere sARJ/
bhigh riskmD/A
bhigh school9LQV
bhold aayaY
bhome with/FDA
bhonours degree/FGE
bhospitals andBNT/
bhospitals nhsURO/
bhour shiftsHJA/
bhours 0VXO/
bhours aKUN/
bhours areHAJ/
bhours in/EZA
bhours on/HCA
bhours permanentYbO6
bhow totA/A
bhow youFAA/
bhybrid twoZHQ/
bi )eNA9
bi 0+A/A
bi d/gAA
bi doAAX/
bi haveAMP/
bi interviewACZ/
bi llVDF/
bi mA4Mx
bi needRPA/
bi want2APN
biec 06ZdA
bif it/dpA
bif notU/BA
bif theAB/W
bif youR/FV
bin 0AMr/
bin a3fPU
bin allAAA/
bin an4geC
bin andLA/D
bin australiaKFM/
bin both/NAg
bin charge/AcA
bin civil/ATG
bin confidenceANJ/
bin date/EBA
bin day/AKA
bin denUE/R
bin dergxRN
bin eachECd/
bin either/SRE
bin electrical7fIP
bin englishLcP7
bin fiveHT/N
bin forAAE/
bin fourAJY/
bin general2tpA
bin germanVAK/
bin good4ofA
bin hand/AYA
bin it/jSA
bin lineFobo
bin onA0/A
bin one4FLi
bin plainAKu/
bin practice/YAA
bin production/AJA
bin springPA/P
bin theNclv
bin theirANR/
bin thisAe6g
bin threeNLD/
bin trainingSJ/E
bin your/tAA
bincident response/ANA
binside out/VAA
binstitute ofA/SA
binternal auditGFe/
binterviews areUVJ/
bis $YXS9
bis 0BGA/
bis aO1C2
bis anJbQ/
bis committedZVQ/
bis essentialwAJ0
bis expected/AeA
bis finelmvA
bis goingAQM/
bis how/MDA
bis inrmAc
bis mandatory/AQA
bis needed/AIA
bis niceA/VA
bis notAia/
bis onoATu
bis oneAQI/
bis our0AtK
bis partAAl/
bis required/PCE
bis retiringCRA/
bis sharedAA/A
bis something/fbA
bis the+FhO
bis welcomeA/MA
bis what/FuA
bis why/VAA
bisn tTVW1
biso 0e6BV
bissued by/KXE
bist die/AAA
bit all+A3A
bit andAA/X
bit atWNA/
bit dy7DA
bit isZP8K
bit mayADL/
bit srfpJ
bit tofGK5
bit was/CAA
bits owniAA/
bjahre berufserfahrung/SUD
bjanuary 0GLL/
bjob isVA/A
bjours deOOF/
bk )YSg0
bk dependingVZV7
bk plusXPX/
bkeep theGX/A
bkenntnisse im/cAA
bklasse b/YDA
bknow hown/AA
bknow thengAw
bknow when/ADA
bknow your/AAv
bknowledge of/1AA
bkubernetes in7VTZ
bl allemandE/JA
bl anADA/
bl anglais/AAA
bl ordre/FAA
bl équipeAoXr
bla connaissanceA/NE
bla maisonALh9
bla paieA5gk
blast three0QJg
blast yearfGO/
blaw orA/WA
ble 0DGA/
ble français/CAA
ble jeudiAD/A
blead axb/A
blead theGS/A
blearn it/UJA
bleast 00QUZ
bleast a/PQC
bleast five/YYM
bleast four/XTO
bleast one/DJH
bleast three/WYL
bleast two/OKO
bleider nichtAFV/
bless than/GiA
blet usA4Fz
blevel (6AkE
blevel 0u7ID
blevel or+OVQ
blicence (/aSA
blicence and/LPC
blicence as/PMC
blicence isg5YA
blicence or/LbI
blicence with/HXP
blicense with/MEA
blike aAwG6
blike itvH0I
blike theIFH/
bline withFAk+
blive in/ACW
blive withinATA/
bll alsoAA/z
bll beAqY0
bll have5fAZ
bll lookQa/A
bll needBIA/
bll ownAK/A
bll payi/LA
bll showAAC/
blook afterAV/Q
blook for/AAA
blooked onA/HA
blooking afterAw+A
blooking forlMqa
bm fKAO/
bm wJJL/
bmaintain theJY/P
bmake youT/AA
bman sichHAC/
bmanaged a/AGA
bmanagement and/HAA
bmanager andSSG/
bmanager in/EDA
bmanager of/UXF
bmanager or9Ajv
bmanager toIX/A
bmanagers anduI/A
bmay beiCN2
bme aEXL/
bme orAHG/
bmechanical engineering/BEE
bmechatroniker oder/AQA
bmedical dentalTTX/
bmeet thePWR/
bmembership of1wAJ
bmenschen mitOAH/
bmental healthgzAg
bmiles ofAT/A
bmin 0/AJI
bmind which/KOA
bmindestens b/ASI
bmindestens drei/KNA
bmindestens ein/LKA
bmindestens zwei/OZA
bminimum 08PWZ
bminimum en/AUJ
bminimum of+WWS
bminutes ofGGA/
bmise enAF/Q
bmit 0ABU/
bmit demuYhJ
bmit derKS/A
bmodels forWD/A
bmoins 08QTJ
bmonday toNQE/
bmonths in/IHA
bmonths of7IBa
bmore as/KTH
bmore in/BYJ
bmore of/FtA
bmore thanMmon
bmost daysxG/A
bmost offBW4
bmoved to44/A
bmust already/AAU
bmust berFA7
bmust have/WAA
bmust hold/LLA
bmust passAFE/
bn 0A/em
bn estXAom
bnach 0DZrl
bnach dem/JlA
bnational policeAEF/
bne vous/AAA
bneed anHCI/
bneed anotherAWE/
bneed at/YNC
bneed forAXN/
bneed tovFcc
bneeds aAJA/
bneeds to/ARA
bnew yearPUD/
bnhs foundationRNL/
bnice toA6Cf
bnicht nur/K3A
bnights aJGA/
bnineteen yearsAOH/
bniveau c/UOA
bno agenciesbZcw
bno less/WLA
bno one/AwA
bno useAAS/
bno wayAKS/
bnone ofA/AK
bnot a/IaL
bnot beAAU/
bnot countAAK/
bnot just/FIJ
bnot less/LyA
bnot neededR/MA
bnot only/CGA
bnot requiredA0Le
bnot thisAJR/
bnot toHfV6
bnovember 0hTK/
bnow andAd/A
bnumber ofTSA/
bnv 0/QPA
bnvq 0/DPN
boccupational healthZOS/
boder ein/ACA
boder eine/BGA
bof $TOP/
bof 0UK2l
bof acuXZ
bof aboutCG/A
bof ageAXa/
bof anyA/eA
bof aroundIS/A
bof at/JAD
bof clinical/AhB
bof commercial/bUJ
bof course/AHB
bof elevenITL/
bof experiencevnZJ
bof fiveaM/M
bof fouriM/E
bof full/GFA
bof hoursymAq
bof itgXZn
bof leaveQXU/
bof managing/AOA
bof nineAUmx
bof professional/PhM
bof qualification/DTB
bof recordAV/A
bof someyA/A
bof studentsN/KD
bof thatyANl
bof thejYgi
bof theirA1pg
bof themiVRp
bof these+AIb
bof thisAqY0
bof those/AAN
bof three4LwA
bof twoDT/H
bof upnTA+
bof usMhA8
bof whatyWAn
bof whomCIR/
bof workOFB/
bof workingA/J3
bof years9mhA
bof yourlXtQ
boff 0MUA/
boff toAKR/
boffices inA3Aj
bon 0aMc0
bon adcuT
bon awsVAA/
bon callGg7V
bon day1IAf
bon experience1OUl
bon fridayAQ/F
bon it/AaT
bon neAAA/
bon ourAn/E
bon paper/AgA
bon siteYJlt
bon thatAAr/
bon thelihW
bon theirFDO/
bon this/NKH
bon topY/KE
bon usTDI/
bon whatAQc/
bon yournV/A
bonce aAz/A
bonce youAZm/
bone dayYP9K
bone is+KGK
bone of9SVS
bone saturdayNKW6
bone toNPQ+
bone veryFXa9
bone weekYO/J
bone weekendRUP7
bone year/ABS
bopportunities employerbWcz
bopportunity employeraYcy
bor 0b0Ja
bor a/lFN
bor above/NQA
bor an/NNA
bor another7nMA
bor beXAA/
bor better/AXA
bor businessA/SK
bor comparable/KIF
bor degree/AQN
bor emailCCQ/
bor equivalent8gJC
bor experienceA/YG
bor ged/KQK
bor haveH/LA
bor havingA/PA
bor higher/MKG
bor logisticsA/MA
bor more/JMA
bor on/jAA
bor otherA/OA
bor polishA/UA
bor ringEJR/
bor sheiAzr
bor similaryvKA
bor souA1P
bor something6ZDA
bor the/OJA
bor threeAD4q
bor twoI/uA
bor workingC/UA
bor you/ADA
bordering and/AQA
bosha 0/LQA
bother peoplelIA9
bou autre/AHA
bou dd6AA
bou duY+AB
bou ennSAv
bou leX/EA
bought to/AAA
bour 0nUSp
bour clientWWWw
bour customersx4aA
bour fiveAU/A
bour insurer/WBA
bour patientsEGA/
bour peoplei8AO
bours is/AlA
bout ofIlcs
bout onAudv
bout theeO/A
bown a3UmA
bown hand/AJG
bown hands/EHA
bown theAR/A
bowned byOXR/
bp 0/dYA
bpaid forFMA/
bpair ofcL/B
bpar semaineAI9p
bpart 0zrAT
bpart inIcls
bpart timeMII/
bparticiper auxCA/A
bpas deBCj/
bpay £RKW/
bpayments orA/XA
bpension 0ZXY2
bpension andZQT6
bpension schemePjO0
bpeople andIQsv
bpeople iniUO6
bpeople ofQWN/
bpeople onGLA/
bpeople sMIQ/
bpeople with6ZGe
bper centPJf2
bper weekYbA/
bper yearGLA/
bpermanent 0VSW/
bpermanent fullWXX2
bpermis b/eJA
bperson (AcA/
bperson inAI/A
bperson we/NAA
bperson whoFcF6
bpick upvB/A
bplain wordsAIj/
bplan andYsoA
bplanning andAF/E
bplans andVdxR
bplans withKR/F
bplease beAAR/
bplease donXPWz
bplease sendUba3
bplease usA/aM
bplus 0FTC/
bplus bankZSa4
bplus superYLV/
bpolice checkNLD/
bportfolio ofOR/A
bpost isaEA/
bpost qualification/GIF
bpost registration/PbR
bpostgraduate diploma/AaP
bpostholder willTY/H
bpractice assessorA/QJ
bpractice educatorA/SA
bpratique deR/AA
bpraxis in/AFA
bpre employmentODO/
bpre tripJG/A
bprepare andOY/A
bproficiency with/HSN
bprogramme dABA/
bproof ofmDAx
bpublic health6AzI
bqqi level/AMD
bqualified applicantsPUb/
bqualified teacher/LMA
bquality assuranceGZ8A
bquality improvementV9QC
bquantity surveying/AHA
br 09bAO
brather than1DnT
bre 0C+IM
bre not/APQ
bread a/jAA
bread an/FHG
brecord of8RAX
brecords andQD/A
bred seal/AMA
brefer aEAN/
bregard toLVa/
bregistered with/QGK
bregistration as/XEA
bregistration in/RGA
bregistration with/QAC
bremote withinALA/
breport and/FBA
breport onCJ/A
breport toAJa5
breporting toZUrc
breports andxK2A
breports toTAB/
breq 0HGO/
brespond toAR/A
bresponsibility forwN+A
bresponsible forDW/A
bretires inHNA/
breviews andAI/Z
bright nowAYH/
bright toAbW/
brisk assessment+EeA
brisk assessmentsMW+R
brun a/isA
brun theKO/A
brund 0ANG/
bruns 0KWA/
bs adOA/
bs andAN8c
bs degreeh0VO
bs inxlAY
bs licenceit0A
bs license/YNR
bs no2DAt
bs the/AAb
bsafety passport/AMA
bsap ewm/AKC
bsay soA/Ab
bschool diploma/FQH
bscience orqtWB
bscreen andVTW6
bsecond nature/LAA
bsection 0khsB
bsehr gute/IHC
bseit 0ASA/
bsemaine surAH/M
bsend aaaX2
bsend meRWZ7
bsend yourQVS/
bset theAO/A
bset upax3A
bsetzen wir/AMA
bshare ofMH/E
bshe sAGZ/
bshort ofAAC/
bshould be/AAA
bshould have/AKA
bshouldn t/AAA
bshow uszuAa
bsi vousA/AA
bsicherer umgang8OKI
bsie nicht/AfH
bsie ohne/AAA
bsign offda/A
bsign theNb/A
bsince 0ROK/
bsit withAT/H
bsite inAU/A
bsix months5pAP
bsix points/SWC
bsix sigmaB/VD
bsix weeksAOV/
bsketch toAJ/A
bsmall teamjLA/
bso a2NAu
bso dass/AFA
bso doA/GS
bso is2uNA
bso pleaseZBH/
bso some/AAA
bso thataL/D
bso welAA/
bsocial care0G2A
bsocial work/LVC
bsocial workerEAH/
bsocial workersiSA/
bsoftware thatESA/
bsollten sie/FCA
bsome 0AUm/
bsomebody sJHA/
bsomebody toGA/A
bsomebody whov2UA
bsomeone toAj/B
bsomeone whon/AJ
bsomething like4SLA
bsound knowledge/DNG
bspeak forDM/A
bspoken and/LTF
bspoken communicationAON/
bstaff andkA6T
bstaff ofAP8Q
bstage 0OD/E
bstart :ORT/
bstart to/XYA
bstate ofMFA/
bstatus :AEM/
bsubject :MVS/
bsubject toVWU+
bsuch asprZF
bsupervision of3ekA
bsur lemAjh
bt 0AB/S
bt ask/AA
bt be5D0A
bt care9AKY
bt countYDE8
bt do/KAO
bt drive/ACA
bt esAAA/
bt mind8GAc
bt prepareALA/
bt theA8Aw
bt whatAHO/
btage urlaubTSQ/
btake atY7A
btake homeBVA/
btake onAnrl
btake overAN/B
btake theAM/G
btake yourDVH/
btalk toAU/V
bteacher status/MRF
bteam ofRPsq
bteam thatITA/
btell usXtWa
bten years/DAA
btest andHAK/
btest onuAA6
bth edition/GEA
bthan 0/ACc
bthan theAsA/
bthan twoaOJ0
bthat a/JnA
bthat itGP/A
bthat makeseAF+
bthat setcS
bthat theaC/I
bthat wayAAA/
bthat you7vAF
bthe 0pH0O
bthe ability/FAP
bthe annualHW/H
bthe applicationDSL/
bthe appointmentPQJ/
bthe auditorsHS/A
bthe bar/HAa
bthe boardAm/b
bthe buildingNAtv
bthe carETE/
bthe cardAAA/
bthe certificate10bA
bthe clientcA/N
bthe councilAM/R
bthe countyAaX/
bthe customerAC/G
bthe designsS/A
bthe deskcL/C
bthe emergencyAK/H
bthe endZMM6
bthe essentialUTa4
bthe familyAdzn
bthe firstKac0
bthe fivedAA/
bthe floorACq5
bthe followingAAA/
bthe formAwG3
bthe front80XA
bthe ground/AhA
bthe hcpc/NHC
bthe headNKV3
bthe healthUO7H
bthe interview/AAV
bthe jobOl/E
bthe labA1sU
bthe last3VSY
bthe law/YAA
bthe least/GFA
bthe manager9B/A
bthe modelACk3
bthe monthASB/
bthe monthlyQb8O
bthe morningA9le
bthe nationalIkM9
bthe nearest/TAD
bthe nextAssh
bthe oddAf/S
bthe officeQAk/
bthe panelADA/
bthe paperwork/OWA
bthe personsM/A
bthe phonecAlu
bthe pileA/AA
bthe plantMM/H
bthe positionCNA/
bthe postnEta
bthe postholderQY/E
bthe productAD/A
bthe regionAWk8
bthe register/DeA
bthe restlAya
bthe roadb/lA
bthe safetyAr/F
bthe sameaUWw
bthe schoolA1rb
bthe screen/AAA
bthe seniorAU/E
bthe serviceFTC/
bthe shop2AVk
bthe sideE/AA
bthe statejJI4
bthe tableqA2a
bthe teamP/SJ
bthe technicalUH/A
bthe thirdAAA/
bthe time/sHA
bthe topI/AU
bthe trustYXR6
bthe two/AqA
bthe ukCAc/
bthe usJRK/
bthe use/BUK
bthe van9AbP
bthe very/JGD
bthe wayW/AB
bthe weekEQ/P
bthe weeklyGa/A
bthe workVHyb
bthe yardAkK/
btheir owniyAn
bthem andA1/A
bthem inCA33
bthem iso/nA
bthem onASc/
bthem topU7A
bthem withAM/J
bthen you/+JA
bthere areLr+B
bthey areASV/
bthey must/PiA
bthird ofA/VR
bthis chairABA/
bthis isTAW9
bthis isnADh/
bthis oneZQK7
bthis positionFZ5h
bthis postKsSp
bthis time/AIJ
bthose whoAt8n
bthree daysWSG/
bthree monthsMOC/
bthree years/NMA
bthrough a/bAA
bthrough ourEHf+
btia portalWuvA
btime andAPS/
btime permanentMZY+
btimes aAIxq
btitle :ACA/
bto $jWO0
bto 0WG3m
bto :XAK/
bto anA7Qy
bto applyAUO/
bto be7PFj
bto bringAC/Z
bto date/LUA
bto daybN/A
bto drive5oGA
bto endrR6E
bto explainKAG/
bto finish2T5A
bto five/MkA
bto fridayZWC/
bto getYAR/
bto have1/AC
bto joinA0Dt
bto keepMB9h
bto likeACI/
bto liveAAi/
bto meAOJ/
bto openT/AA
bto ourAqay
bto ownAI/A
bto peoplegzmD
bto read/KBA
bto safeguardingISJ/
bto sayAzA0
bto see6daA
bto show/AGA
bto startOMV/
bto takeAK4p
bto theMexh
bto thisAwwe
bto twoEJK/
bto usk8Aa
bto workCGe/
bto write8NAe
bto you5cdB
bto £VZZ5
btogether withUP2a
btools and/BBN
btop ofa4RG
btowards itP/TC
btrack record/AAA
btraining ina/NA
btrust isZVT6
btwelve months/FON
btwice aFA6p
btwo daysAOn+
btwo hoursAEo9
btwo moreIYA/
btwo of7AAs
btwo orGL1l
btwo weeksPTA/
btwo years/NYG
bu sYAA/
buk driving/BaI
bumgang mitvwAA
bun bts/AIE
bun logiciel/AJA
bun plusA/RA
bund 0AJ/U
bund demAJ/I
bund dieJM7R
bund einZAO5
bund einemESA/
bund inXJA/
bunder thefRtd
bunderstanding of/MAA
bune expérienceA/JS
bune semaineJI/A
bup a/AnA
bup andOH/A
bup forWEA/
bup insAdr
bup onC4VZ
bup touIVr
bup withgA4Y
bus andArN/
bus inAKA/
bus whatHAT/
buse of2jVA
bused toHbG/
bvalid driver/SSM
bve beenKTM/
bve gotAkC/
bve run/DAA
bvery least/JGD
bvisits aAW/A
bvon 0pAZs
bvon vorteilA/AA
bvor ortAD/G
bvous avezr/AA
bvous justifiez/PFF
bw dJJL/
bwait forKEA/
bwant somebodyeH9A
bwant to/ADA
bway round/AID
bwe also/mgA
bwe arekMgr
bwe ask/OTE
bwe buildARH/
bwe cannotOGA/
bwe dc/ZA
bwe donyFJg
bwe expect7H/A
bwe haveMimo
bwe holdADQ/
bwe knowFAS/
bwe llrmAh
bwe lookPJA/
bwe makeCSA/
bwe meanbAE/
bwe needdA+R
bwe offerXUQ/
bwe paytGSo
bwe regbPu
bwe runEEA/
bwe veErGz
bwe wantGJ8e
bwe welcomecRW9
bwe wereGWI/
bwe willK9An
bwe workOOC/
bwe woulduuQL
bweek andGPN/
bweek atSUH/
bweek endCOA/
bweek inXKpo
bweek isAI/C
bweek oftKIw
bweek onLO/C
bweekend inQUO8
bweekly andAWQ/
bweekly payHAN/
bweeks inCLB/
bwelcome applicationscVa2
bwelcome butA/cA
bwelcomes applicationsTWT/
bweld testAFA/
bwell enough/AAA
bwenn derABA/
bwhat a/AUA
bwhat iOWF/
bwhat s/AAS
bwhat theZAE7
bwhat weyaRd
bwhat youdPI3
bwhen ituA/A
bwhen thefCre
bwhen theyAJ/K
bwhere theUA5R
bwhich you3AUY
bwho arewbVS
bwho canq/SA
bwho dA/ZB
bwho has5/OA
bwho willAJ/A
bwho writesCAO/
bwill alsonP0A
bwill beMce0
bwill carryZd/A
bwill do/AjA
bwill findCAA/
bwill have/ABK
bwill hold/FaA
bwill leadpS/A
bwill lookyT/A
bwill notART/
bwill ownJZ/A
bwill prepareTd/A
bwill runVd/A
bwill teachAK/A
bwill writeRc/D
bwilling toLgA5
bwindows server/HID
bwir nicht9ALW
bwir sindmAA5
bwir vonACA/
bwith 0aQd1
bwith aaWgu
bwith anS5Qd
bwith disabilitiesSMX/
bwith financeOS/L
bwith officesGAF/
bwith ourRl/C
bwith productPP/F
bwith sixGKG/
bwith thekR2S
bwith their/AAH
bwith threeAKS/
bwith twoAgc4
bwith youA/AC
bwith your/QKV
bwithin 0pG/A
bwithin thetAW0
bwithout a4AAg
bwithout regardLVa/
bwithout saying6AKU
bwon tfCbv
bwork fromAiY/
bwork inRcV4
bwork isTA/K
bwork of+OcA
bwork underAA/A
bwork withbrpL
bworked inA/GR
bworked withA/AA
bworking command/NNA
bworking knowledge/WBA
bworking timeAA/x
bworking towardsA/RA
bworking withA7gg
bwould beO/HR
bwould helpA/FA
bwould likeAFT/
bwould makeE/AA
bwould pleaseA/SD
bwould takeTX/A
bwrite clear/ZfA
bwrite itPF/C
bwrite theAT/K
bwrite toTJA/
bwrite upAb/O
bwrite ups/GAA
bwritten andDFK/
bwritten english/MIA
bx 0SAG/
byear forMYN/
byear of/POI
byear or5eAS
byear sAHM/
byears as/OVQ
byears at/TLA
byears experience/LYS
byears in/JMH
byears minimum/TLA
byears of/XNW
byears on/LGA
byears or/IYA
byears post/UXS
byou ?CAG/
byou ag0AL
byou alreadyE/lA
byou andqAmq
byou areTAsy
byou askCAA/
byou buildCI/A
byou can5hAk
byou doV3F
byou doyAA8
byou donAxAy
byou drive/AAA
byou findCV/A
byou getABA/
byou hadwpSA
byou havejxCb
byou hold/OEA
byou if/oFA
byou inO/Aa
byou knowo0AT
byou leadAL/A
byou likeAbP/
byou liveABW/
byou lljTxU
byou needpAX3
byou onH/AX
byou ownQa/C
byou reaWWo
byou reportKTA/
byou runAD6l
byou should6AAi
byou speaki/kA
byou taket3cA
byou theb/AA
byou throughApB/
byou to8LbR
byou understand/AGA
byou ve39AB
byou wantAAA/
byou willYK/V
byou work/AAC
byou wouldKA/Q
byou write/ZUA
byour detailsAHA/
byour first/AwD
byour own0eUQ
byour trainingS/CA
byour way/AbA
byour weekAM/A
byourself :/AAA
bzum 0AJA/
bzwei jahre/ACM
b£ 0Tac3
bà 0aKa5
bà jour/AgC
bà lhNUs
bà laruVI
bà unsAA5
béchanges avecAAA/
bétat d/MOI
b€ 0Jdvo
b€ deAUA/
cap000c/mA
cap001iftN
cap010zjZN
cap011dcdp
cap100dtYf
cap101oqTa
cap110cbho
cap111ZRc7
e1!MVR5
e1%gY5L
e1)qoUY
e10llOk
e1:AAA/
e1?A/Dy
e1about/DHR
e1above/KAI
e1accountingM/KQ
e1advantageA/KA
e1afternoonAAA/
e1agenciesZKtv
e1alltyhA
e1allowanceSUQ/
e1anHA/O
e1anglaisq1AA
e1applicationaOG3
e1appliesLKS/
e1apply0ABv
e1areyAAt
e1askOhAx
e1assessmentsA/WE
e1assetA/PE
e1assistantAZ/A
e1assistantsGp/A
e1auditY5eA
e1augustIJS/
e1ausAKL/
e1awardO/BQ
e1backBM1c
e1backgroundUyKh
e1beforek/AA
e1beltA9Mf
e1bettere/OA
e1bevorzugtYAY/
e1bit9AD
e1bonusA/TG
e1both4CAe
e1busAEF/
e1businessG2A3
e1callKGf4
e1callsA0Vs
e1cardgiAl
e1centreRJF/
e1certificate8cMO
e1certificatesH/LA
e1certificationl4HA
e1checkLEE/
e1cheersSCY/
e1clientsAXk8
e1code7yQA
e1colleaguesaP7b
e1communityAdws
e1conditions/ASx
e1contactedUNW/
e1countHpJ0
e1countriesMTP/
e1course7xEA
e1current/MIA
e1customersN8AY
e1cvZFP+
e1d/gAA
e1daily/AHA
e1date/BUS
e1daygR2Q
e1daysiJlh
e1dbtA/BY
e1decemberXZN/
e1degreevkQJ
e1departmentCrYv
e1desirableA/AV
e1deskfAgu
e1directorNE/L
e1earlyHH0d
e1easierA/AK
e1employerXLb/
e1engineerAFS/
e1engineersTI/A
e1equipmentBP/B
e1equivalent2UZQ
e1essential/RAA
e1exampleFIQ/
e1excel/AOA
e1experienceRzAq
e1familyKTL/
e1fieldqmAj
e1filesH7Hr
e1fine/AAE
e1firstGDd8
e1fiveACb/
e1formhiAw
e1fortnightOR/A
e1fourCPT+
e1frenchA/MA
e1fridayJRO/
e1fridaysYAsr
e1ged/OMH
e1goldA/GA
e1goodAqA3
e1greatA/AS
e1hBRI/
e1haben/AAY
e1handicapLdN3
e1handoverAN/O
e1hands/AAi
e1handyA/KA
e1hat/CAC
e1haveAxou
e1here7YAl
e1higher/VEQ
e1holidayEFJ/
e1homeIxkW
e1hourA/dA
e1hybridAAA/
e1iAEM/
e1invuAQ
e1indispensable/AYc
e1inspectionLA/A
e1inspectionsAc/A
e1instructorA/MA
e1insurance/FCV
e1insurers/AKJ
e1interview4AAm
e1is1AH/
e1istSAI7
e1ityTRh
e1kSNa9
e1kit/AAA
e1knowAuyw
e1knowledgeA/LA
e1laboratory/GRG
e1lawpAM2
e1learning/KAB
e1least/VTE
e1letterALn/
e1levelrgKP
e1licencexpQB
e1license/lHA
e1lifeANA/
e1liftsb/GB
e1like2AF4
e1lineA/MB
e1lotvAA8
e1lunchAmA+
e1mhrsC
e1managementgfAl
e1managerBSC/
e1matchoFO7
e1medical2AA2
e1meetingRG7N
e1meetingsit1A
e1minutesAE/c
e1moneyD+BN
e1monthCZnq
e1moreA/GA
e1morningarAe
e1needed+ARp
e1niceE+LP
e1nichtJbA/
e1nightAL/E
e1noneOAN/
e1obviously/CKA
e1oflAB0
e1offerAkA/
e1on7HqA
e1oneVmA2
e1onlyxAfd
e1optionalLFA/
e1organisationACB/
e1othersA/BI
e1otherwise/AOP
e1outxEWj
e1ownf3eA
e1paidMBR/
e1parentsAHe6
e1parkAQB/
e1pensionbVcz
e1peopleLeO2
e1permanentWPT/
e1personnesBLA/
e1pipelinesA/AA
e1placeuARn
e1plate/AAA
e1please/ALk
e1plusl9KA
e1positionRRN8
e1possibleHHG/
e1practice6jUA
e1preferredA/AA
e1processAEm7
e1production2FhZ
e1programzeAY
e1python0HrE
e1qualificationW5OI
e1quickerA/GA
e1recordJFO/
e1records+LuA
e1registration/KLC
e1releaseEF/A
e1repairj/AA
e1reporting/ATX
e1reportsfm6A
e1requestTQU+
e1retirementWAV/
e1returns+AZG
e1roadgAI/
e1safeguardingsAO/
e1saying/AKA
e1scaleAMD/
e1schemedAa/
e1school2AKz
e1screen+AAe
e1seasonBMD/
e1seeAOE/
e1serviceD/eH
e1servicesAmN7
e1shipsAFP/
e1side8PYL
e1similar+XLC
e1siteLiYv
e1sitesIdO6
e1skillsAAQ/
e1sleepG+CP
e1soA2M0
e1software/HaA
e1sorryAMa/
e1spanishA/fL
e1spoken/HTA
e1sstA/MC
e1staffVxbX
e1standard/AtA
e1standards/AdA
e1startiBA/
e1status9ITZ
e1students/AIc
e1summer/DAN
e1supervisionTbA1
e1system0kbA
e1systemsOhUz
e1tabletnA+A
e1teambPa1
e1teamsvD0G
e1technicianY/CF
e1tenOKW/
e1tests2iAR
e1texasAAD/
e1thatARM/
e1themvBXr
e1therapy7yDA
e1thereOAA/
e1threerFKr
e1thursdaysCHA/
e1ticketisAL
e1ticketsAxA/
e1timeUVcw
e1together/AAK
e1tooypAK
e1topE/HK
e1trainingxrWA
e1twoixtA
e1ukAgS/
e1unionsAIA/
e1unitsF/bA
e1upS/YB
e1usAsI/
e1use/VHK
e1v/Abf
e1validité/AFA
e1van/ABA
e1vousoAA/
e1waterA6Xi
e1wayCBt/
e1weekdGpl
e1weekendsAQtw
e1weeksPJh0
e1welcomeX+AN
e1werdenTAA/
e1which/EPA
e1willAAb/
e1workwVEo
e1yearGec0
e1yearsCJD/
e1yousNpS
e1équipeTAA/
g0 qualificationsW/IA
g0 whatAA/A
g: desirableB/YA
g: essentialSAN/
ga bonusUyUh
gaber keinK+TP
gabout theHPM/
gabout usLUJ/
gabout you18AE
gafter :/JCA
galso expected/AAA
galso hadU5cU
galso haveE5Tk
galso helpA/ZY
galso likeA/QA
galso lookwKAr
gan advantageM+PL
gand benefitsVTX+
gand experiencewQNi
gand skillsdzAU
ganforderungsprofil :Q0Aa
gapprécié :A/FA
gare after/GQA
gaufgaben :JH/R
gbasic qualificationsyAGy
gbe aV4Tc
gbe consideredrUAu
gbe doingMP/A
gbe niceS+VQ
gbe responsibleMS/A
gbei unsCA9W
gbekommen sieKMA/
gbieten wirJCQ/
gbonus pointsA/GE
gbringst dupgAi
gcall :SBB8
gcan expectAMC/
gcan offerAAK/
gcan ttuHQ
gcandidates mustK5VZ
gce queMT/L
gclient :/AMA
gcompensation andZVc0
gconditions dalAv
gconditions of4HDl
gconsidered favourablyA/AA
gcriteria (/QFR
gd accèsalAv
gd doMR/B
gd getAO/F
gd likelcDo
gd lovetsKF
gdafür bekommenKMA/
gdamit passt/BGC
gdas bietenJCQ/
gdas bringstpgAi
gdas machstGQ/A
gdas profillGAz
gdas tätigkeitsfeldAE/A
gday to1AiN
gde compétencesxVAh
gdeine aufgabenBI/A
gdesirable :I8TY
gdesirable criteriaHIN/
gdo ?NB/A
gdo weAsKl
gdo withoutpdLg
gdu beiCA9W
gdu bekommstAAF/
gdu zu/BGC
gdu zwingend/EHA
gduties ofcfA/
gequal opportunityMMD/
gessential (0AJq
gessential :/LSQ
gessential criteriavALt
gessential dutiesHT/I
gessential functionsAA/Z
gextra creditA4Es
gfits ?/AHA
gfor applicantsRYY5
gfor youWYS+
gfrom youYrLl
gget upAQ/A
ggets youehAr
ggood toA/Lf
ghave :aoFt
ghelpful :A/HA
ghighly regardedA/NC
ghow toVTU/
gif youM+Wb
gihr aufgabengebietAA/A
gihr aufgabenprofilAA/A
gihr profilqtAe
gihre aufgabenKM/A
gin itWXT9
gin thislAki
git forWXT9
git wouldTxbg
gjob :A49A
gjob isRT/A
gjob purposefeA9
gjob summaryAN6e
gkein mussK+TP
gkey accountabilitiesKA/L
gkey dutiesRV/I
gkey responsibilitiesDR/N
gknowledge anddzAU
gl entrepriseIOA/
glike toAzTm
gll :lAki
gll beGd2a
gll bring/kFJ
gll doAP/C
gll getGlJ3
gll needoyAi
glook afterAA/U
glook forwKAr
glook likeOQ/J
glooking for7NMa
gmachst duGQ/A
gmain dutiesNM/Q
gmain purposeEV/A
gmain responsibilitiesqcA/
gmight alsoC2Sp
gminimum qualifications/AMk
gminimum requirementsh/AA
gmust :/cAC
gmust bringpAD1
gmust haveykDe
gmust haves8aAF
gneed :8dCQ
gneed fromepKf
gneed to+APl
gnegotiable partqmAb
gnice :Ad3h
gnice extrasK/OR
gnice ifO/RG
gnice toA/Ua
gnon negotiableueCf
gnon negotiablesqZAg
gnotes forRYY5
gnous offronsMKM/
gof dutiesPZ/B
gof employmentJTE/
gof thekHpd
gpasst du/BGC
gperson profileZ5SN
gperson specificationjpKg
gpersonal qualitiesLSP/
gplus :ApA/
gposition summaryLF/F
gposition youlAki
gpreferred :A+Mj
gpreferred qualificationsA/nA
gprincipal dutiesAA/A
gprofil :H/MD
gprofil dexVAh
gprofil recherchéyTAf
gprofil souhaitéA/AA
gpurpose ofAO/I
gque vousJS/A
gre afterjxAH
gre looking7NMa
grequired :a/BA
grequired qualificationsrBRx
grequirements :/ZAA
gresponsible forMS/A
grole profileAlvj
gs inWXT9
gschön aberK+TP
gschön wäreH+TO
gsee ?AtOm
gselection criteriaxeAj
gshould have2AE2
gsie mit/lAA
gsie mitbringeniJA+
gskills andprEU
gsmile ?L/RA
gspecification :GdQ/
gspecification essential/AYW
gsummary ofQZ4R
gt dopdLg
gthe callSBB8
gthe client5gER
gthe gigAA/R
gthe hospitalLTA/
gthe jobST0Z
gthe nonqmAb
gthe officeJFB/
gthe opportunityAL/N
gthe positionRHxb
gthe postAG1v
gthe roleAL/W
gthe serviceRZH/
gthe workAA/H
gthis positionlAki
gto applyQXR/
gto beeZKx
gto day1AiN
gto haveC/Rb
gto knowACR/
gto seeskKY
gtypical dutiesAM/B
guns wünschen9VdA
gunser anforderungsprofilQ0Aa
gunser angebotLEB/
gup toNA/I
gvon vorteilA/FN
gvos missionsAO/A
gvotre bagage3GAp
gvotre missionAA/I
gvotre profilU+Ae
gvotre quotidienCA/c
gvous ferezJS/A
gwas duDnZu
gwas sieyFMn
gwe alsowKAr
gwe arehKN/
gwe canaXL1
gwe db/AK
gwe likeA/AA
gwe need/BNg
gwe offerRLT/
gwe rewXAh
gwe wouldkyRH
gweeks lookOX/I
gweitere anforderungenmcAp
gwen wir9VdA
gwer wirPUH/
gwhat doEmOu
gwhat getsehAr
gwhat helpsA/EA
gwhat suMPv
gwhat they/AAX
gwhat wehmLr
gwhat willA/gA
gwhat wouldA/OF
gwhat youeO3c
gwhat yourxF4A
gwho fits/AHA
gwho weVWP+
gwill :MA/l
gwill bePw5A
gwill bringr9AE
gwill doKV/G
gwill have/MAc
gwill iQK/A
gwill notouCb
gwill ownDG/B
gwill youRI/P
gwir bietenRNR/
gwir erwartenqVAj
gwir sindPUH/
gwir unsM/MW
gwithout :J/eF
gwould alsosrSA
gwould beP/UY
gwould bringPxA6
gwould helpO3Ze
gwould likeA/UA
gwould lookJA/A
gwäre :TyVX
gwünschen :9VdA
gwünschenswert :AsA2
gyear looks/JYG
gyou ?/lAG
gyou alsoP5bb
gyou apartK/TL
gyou bring7pAJ
gyou cancAF/
gyou dcA/O
gyou doCA/A
gyou getaOA/
gyou haveGgiy
gyou llZTzc
gyou mightC2Sp
gyou mustyJH0
gyou needfpAr
gyou should2AE2
gyou theSBB8
gyou willRQ/I
gyou wouldIf5T
gyour dayAf/W
gyour daysDL/A
gyour mission2AKd
gyour patchEA7d
gyour profilefrAz
gyour qualificationsGvA9
gyour responsibilitiesCP/A
gyour tasksAO/H
gyour weekCN/A
gyour weeksOQ/J
gyour year/JYG
gzu uns/BGC
gzwingende voraussetzungennjAj
güber unsLNA/
h(/bAa
h0duMb
h:lvXT
h?emGp
haBjwm
haberK+TP
haboutSfB/
haccountabilitiesAA/A
haccèsalAv
hadvantageM+PL
haftersY/A
hall/AHW
halso6lDN
hanM+PL
handheA6
hanforderungen4nAP
hanforderungsprofilzlAk
hangebotLEB/
hapartK/TL
happlicantsHQV/
happlyOdN/
happréciéA/Aj
hareQxIu
hatRA/K
hatoutsAsE/
haufgabenDG/A
haufgabengebietAA/A
haufgabenprofilAA/A
haufgabenschwerpunkteAE/A
hbackground+HAa
hbagage3GAp
hbasicyAGy
hbeWucc
hbeiCA9W
hbekommenKMA/
hbekommstAAF/
hbenefitsKAL/
hbietenPKR/
hbonusA/Dv
hbring8lAk
hbringstpgAi
hcalleIC8
hcanPqE2
hcandidatesA/Ae
hclientW5Ai
hcompensationXVT8
hcompétencesxVAh
hconditionssHA/
hconsideredrUAu
hcreditA4Es
hcriteriamiA2
hddsjM
hdafürKMA/
hdayWS9M
hdaysDL/A
hdeineBI/A
hdesirableA/AY
hdoMQ/L
hdoingAA/Z
hdu0JIp
hdutiesAA/A
heducation/AQc
hemploymentELA/
hengineerAAA/
hentrepriseIOA/
hequalMMD/
herwartenqVAj
hessential/AJs
hexigences/BAw
hexpect/AA+
hexpected/AAA
hexperience8/AA
hextraA4Es
hextrasK/OR
hfavourablyA/AA
hferezJS/A
hfits/AHA
hforfaZo
hfromYrLl
hfunctionsAA/Z
hgeneralAIK/
hgetUHJ/
hgetsehAr
hgigAA/R
hgoodA+Oj
hhadTubh
hhaverxFd
hhaves8aAF
hhelpA/Yc
hhelpfulA/HA
hhelpsA/DZ
hhighlyA/NC
hhopeP/AA
hhospitalLTA/
hhowaOU/
hifOxNx
hihrcngU
hihreHL/A
hinUJ6f
hitM1To
hjobAV/N
hkeinK+TP
hkeyAB/D
hknowACR/
hknowledgeo7AE
hlAAt8
hlikeH/fA
hllWS5Z
hlookTA/W
hlooking7NMa
hloveljAn
hmachstCA9W
hmainSO+c
hmakeA/Aa
hmightC2Sp
hminimum/MHf
hmissionZA/F
hmissionsAA/A
hmitv1AH
hmitbringen4AAz
hmussovMJ
hmust/ZAR
hneed/dAZ
hnegotiablephBk
hnegotiablesqZAg
hniceA/XD
hnonycAg
hnonegefj
hnotfwEl
hnoteKSU/
hnotesAPA/
hnousQ3Lj
hofdcrY
hofferPIT/
hofficeJFB/
hoffronsMKM/
hon8jET
hopportunityAJ/g
hotherAnA/
hourzsAo
hownAA/A
hpackageIJR/
hpartyeIY
hpatchEA7d
hpayLOM/
hpersonlxGb
hpersonalLSP/
hplusA/AQ
hpointsA/GE
hpositionWA/P
hpostARo9
hpreferredA/AY
hprincipalIYf0
hprofilyyAg
hprofileZmLt
hpurposeLT9U
hqualifications+zCG
hqualifikation/AAt
hqualitiesLSP/
hqueMT/L
hquidoAr
hquotidienCA/c
hrewXAh
hrecherchéyTAf
hregardedA/Gc
hrequired/EAj
hrequirements8SAt
hresponsabilitésAWsl
hresponsibilitiesAA/A
hresponsibleMS/A
hrewardsSOI/
hroleAZ/Z
hsOAt3
hschönA/JA
hseehrCg
hselectionxeAj
hserviceLQA/
hshould2AE2
hsiekbYg
hsindPUH/
hskills3ZAi
hsommesAAN/
hsouhaitéA/AA
hspecificationjpKg
hsummaryAK/S
ht7aDa
htasksIV/A
htestedkAO1
htheVKvu
hthey/AAX
hthisscJe
htoTwVm
htypicalAM/B
htâchesAA/A
htätigkeitsfeldAE/A
hunitAGD/
hunsIphg
hupNA/I
husIrQ+
husefulA/AA
hvaluesADC/
hvonA/FN
hvoraussetzungennjAj
hvorteilA/FN
hvosCR+T
hvotreSsae
hwascLqj
hweifI2
hweeksOQ/J
hweiteremcAp
hwellO/IJ
hwen9VdA
hwerPUH/
hwhatbgod
hwhobfL1
hwhyAAg/
hwillPe/P
hwirSYA/
hwithoutj2UI
hworkAA/H
hwouldK/ZN
hwäreA/HB
hwünschenM/MW
hwünschenswertA/AM
hyouicmc
hyourTL/M
hzwingendenjAj
hüberAHA/
it0WiXx
it1vjpE
len1G/Ab
len2N/Ao
len3QzQs
len4dkYm
len5hdfj
len6pVnc
len7hV8O
len8SX/A
pos0LAy/
pos1xA/A
pos2/sQA
pos3I/Ac
pos4DmK/
s1$WSV/
s1(lAB/
s100FTx
s1awuKT
s1abgeschlossene/ABA
s1abilityXUA+
s1ablekAA9
s1aboutYA/M
s1aboveACD/
s1actIQ/D
s1active/ATA
s1admitted/ABA
s1adrh/GA
s1advisePN/F
s1agenciesAAM/
s1allICnz
s1anYxDm
s1anglaiso4AA
s1answerHX/K
s1anyW/AA
s1anybodyA/AA
s1applicantsaIJ5
s1applicationsLSA/
s1applyJMl/
s1asAkzr
s1assessOV/K
s1atzRLw
s1attendJK/E
s1aujK/A
s1auchVA/A
s1auditAw0P
s1ausländische/AAA
s1avoirA/AA
s1bachelor/NVR
s1bandYVF/
s1baseHGK/
s1basicosAQ
s1betA9O
s1because/CAT
s1bereitschaftQAA/
s1bestQRR/
s1betreuungAA/A
s1bilingualA/UJ
s1bonusD/MF
s1bringeA/T
s1bsc/AHA
s1buildAK/F
s1callAAA/
s1calmAIA/
s1can/CAc
s1candidatesfcAy
s1candidatureJAC/
s1carryUa3Z
s1cdiA0Gf
s1chairsideAA/A
s1charterede7BA
s1checkAN/A
s1cheersMAR/
s1classmsAU
s1clean9AgE
s1clearWAA/
s1clientADA/
s1closingKXY/
s1coachUS/B
s1comeAAV/
s1comfortable/eAA
s1competent/ABA
s1completed/BIA
s1complex/AAA
s1confident/AAS
s1contributeSR/D
s1current/AVA
s1cvKAA/
s1cvsHDH/
s1dailypA/D
s1dannA/AA
s1dasNAA/
s1data72FA
s1dbsRAP/
s1de7AoR
s1dearKBI/
s1decideFB/A
s1deinedA/A
s1deliverAN/B
s1demonstrated/ADA
s1den/AAA
s1derPsA2
s1desY9AW
s1designcO/A
s1deutsch/INH
s1deuxuA8A
s1developAM/A
s1dietAA/
s1diplôme/ANF
s1discretionAAI/
s1dockerf/LA
s1dogsCGD/
s1donDGX/
s1draftBJ/D
s1driveAQ/G
s1driver/ACA
s1drugVHW/
s1duMn6I
s1dutchb/RA
s1eoAS/
s1eachAK/G
s1earlyAjA6
s1easa/ATA
s1educationAAA/
s1einn/AA
s1einewnVI
s1elevenKTC/
s1ensAgv
s1englischA/AE
s1english/AAA
s1erfahrungA/La
s1etAAA/
s1everyAAh/
s1excel/AAA
s1expectAAW/
s1experience0yDD
s1expérienceM/AA
s1fahrerlaubnis/AMA
s1faireAA/f
s1familiarity8rAA
s1familyAQF/
s1figma/AKF
s1firstg3zA
s1fivesrAf
s1flexibleERH/
s1fluent/CMC
s1forlhDm
s1formationA/DA
s1four4HA6
s1français/AAA
s1fromAKm7
s1full7LZW
s1führenAJ/A
s1führerschein5iCA
s1fürDAqu
s1gardaLJI/
s1gasSGA/
s1gegründetDRA/
s1germanu/EA
s1git/AAA
s1giveNM6f
s1good9AAr
s1grade3PGb
s1groupA/AA
s1gute/TAA
s1hadA/AA
s1hands/CMA
s1happyAAA/
s1harbourOHA/
s1hasitAp
s1havez+CA
s1having4LAd
s1hcpc/ACA
s1he0AKk
s1healthIKi9
s1helloIBL/
s1helpSB/A
s1hereATI/
s1heyRDT/
s1hiSAP/
s1holdA2/M
s1hopeLBA/
s1humilityAAA/
s1hybridWjA8
s1ideallyc8AA
s1ifA7Lq
s1inaAlu
s1independentq7LA
s1individualAG/d
s1informalKNE/
s1inspectAT/H
s1interviewsTWK/
s1itI5Gr
s1iv/XAA
s1jobAAo/
s1keepAG/B
s1keineBAB/
s1kenntnisseI/AA
s1keyAIN/
s1kindFAB/
s1knewA/JD
s1know/eCA
s1knowingT/AA
s1knowledged/FA
s1lA/Ao
s1laV/FY
s1larkspurUIQ/
s1lastABW/
s1lek/Aj
s1leadON/I
s1leading/GSA
s1leanE/JB
s1les0NA3
s1levelbwGY
s1licence/AAF
s1localB+PO
s1lovelyB/PA
s1maintainGO/M
s1manageEK/A
s1manual/FGA
s1manyAMD/
s1master/XCA
s1maîtrise/ABa
s1mentorML/D
s1mewpF/LA
s1min/OOS
s1mindestensoAJx
s1minimum/NVO
s1mit/AAh
s1mitarbeitDI/A
s1mitwirkungGL/G
s1modelAL/A
s1mostAB/Q
s1mostlyAA/N
s1mustPA/b
s1needdAA/
s1negotiateAE/A
s1newAAR/
s1nineMOC/
s1noAAM/
s1nobodyAAA/
s1nosABA/
s1notAAA/
s1notreUEA/
s1nousATA/
s1occasionalHA/R
s1ofa/OA
s1officeAJC/
s1onMA2l
s1onceAE/A
s1oneuAVv
s1onlyiDQ6
s1ourYKA/
s1overseeAQ/H
s1own/niA
s1paidAAM/
s1parkingBEJ/
s1participerCA/A
s1patienceAAA/
s1payWIT/
s1people8TAh
s1performAL/A
s1performsBM/A
s1permanentYLS/
s1permis1YAN
s1planJL/A
s1plannedAs/A
s1pleaseMPN/
s1portugueseA/PF
s1posteUQS/
s1postgraduateE/QK
s1postingQQN/
s1pour1AAw
s1practiceQ/NL
s1preAwVt
s1preparePX/Q
s1previouse/AA
s1priceAn9A
s1priorA/GA
s1professionalE/AA
s1proficiency/AKA
s1proven/AHA
s1prüfungAG/C
s1python/jAA
s1qualified/AHB
s1qualityAB7Y
s1questionsODB/
s1r2bAA
s1rateNAQ/
s1refLAO/
s1registered/KLJ
s1relocationSAR/
s1reportQG/A
s1reportingGJ/Q
s1reportsAEW+
s1representAA/A
s1requisitionEGR/
s1reviewEQ/Y
s1rightAGB/
s1ringNOH/
s1roleHAA/
s1rotatingLSA/
s1runRX/A
s1rémunérationJGS/
s1safetyAN3/
s1salaryVRO/
s1sapZ/AA
s1schoolcAA/
s1sehr/GHM
s1sendOWU/
s1seniorAAA/
s1setHL/E
s1shortlistingGPL/
s1siA/Ab
s1sichere/AJB
s1sicherer8OKI
s1sieLA/A
s1siemensW/AA
s1signAC/T
s1since1AAp
s1smallDIA/
s1soA/HR
s1solid/AAA
s1somelfyD
s1someone1hAV
s1sorryAFG/
s1sound/ACS
s1spanishk/RA
s1speakMb/A
s1sql/VAA
s1staffFHA/
s1startAAY/
s1stellenausschreibungNAQ/
s1strong/AAf
s1structuralAAA/
s1subjectKQS/
s1superviseNP/A
s1supervisingnauA
s1supervisionI7Bf
s1supportAA/P
s1takeKSzg
s1takingAq6i
s1teachMU/A
s1teachingBd/c
s1teamnVA4
s1tenirAC/A
s1terraform/mAA
s1textEFN/
s1thanksNAP/
s1thecIZ+
s1thenA/Aa
s1thereVA3j
s1theyxIkU
s1thisLIO/
s1thoseAuA/
s1threeohAu
s1timeG/AY
s1titleAAA/
s1toRN/P
s1trainAA/A
s1trois/AAD
s1tuAA/A
s1twodDZ6
s1unvxAW
s1understanding/LEG
s1uneA/A+
s1unsereAAP/
s1unventedJ/RA
s1upJEA/
s1useE7vR
s1vacancyHCG/
s1valid/ARF
s1visitsAAA/
s1vousSA/D
s1wasAgA/
s1weWSP/
s1werW/AF
s1whatPAa/
s1whenfFA/
s1whofAE/
s1whoever/sVA
s1whyOAV/
s1willAA+p
s1wirCHA/
s1withiIA/
s1workAk/A
s1working/AFj
s1worksAAu/
s1writeOA/Z
s1writing1bjA
s1youlI6X
s1yourSA/A
s1£YRV/
s1€aYQ+
s2$ 0WSV/
s2( aAAU/
s20 (A2Ny
s20 0eRP3
s20 dayIJF/
s20 daysXVX7
s20 hourslVI1
s20 tageGQU+
s20 toFJ/A
s20 xAGA/
s20 years/OQA
s20 yrs/ICA
s20 àIYH/
s2a 0c/BA
s2a bachelor/CZS
s2a bitD8qD
s2a car/UAA
s2a currentorND
s2a driving9bSA
s2a full/AqF
s2a minimum9WYU
s2a record/AHA
s2a secondA/PA
s2a valid/YJA
s2ability toXUA+
s2able tokAA9
s2about 0NHA/
s2act asIQ/D
s2apply throughZQX5
s2as promisedHUM/
s2at least9UYV
s2audit orM5VW
s2bachelor sqfZX
s2band 0bZQ6
s2base :QTN9
s2be able/LAQ
s2be it/AAA
s2be theAQ/A
s2bereitschaft zurEBS/
s2bonus pointsD/MF
s2carry outUa3Z
s2cheers SCY/
s2class 0L/TA
s2closing dateLYc/
s2confident with/HNA
s2contribute toSR/D
s2d 0A/bA
s2day tohI+H
s2deux ans/JAA
s2diplôme d/ETQ
s2don tDGX/
s2e 0/PYF
s2erfahrung mitA/PL
s2evidence ofqbAf
s2experience inrnNA
s2experience ofq4FA
s2experience withrpEQ
s2familiarity with8rAA
s2first aido5FA
s2five years+DNa
s2fluent english/GTK
s2four years/UTE
s2from :JKB/
s2full drivingykTB
s2full timeSTR+
s2full uk7LbW
s2garda vettingLJI/
s2good english/FZA
s2grade 0/NEK
s2grade :NaW7
s2hands on/CMA
s2hold aA/Jc
s2i veGLP/
s2i want/AZA
s2if itBAT/
s2if youD/Df
s2in theAQ+b
s2it dy7DA
s2it hasARC/
s2it isAN6d
s2it s5JTa
s2it wouldBwWh
s2keep theGU/I
s2know the/MAA
s2know your/GLA
s2knowledge ofd/FA
s2la connaissanceA/PG
s2lead aOS/A
s2level 0cxHV
s2look afterRL/A
s2master sxhRK
s2medical dentalQVS/
s2min 0/UUI
s2mindestens 0QAI5
s2mindestens drei6RST
s2mindestens ein/LKA
s2mindestens zwei/OZK
s2minimum 09PWZ
s2minimum ofyXXX
s2must beWFA7
s2no agenciescYcw
s2not less/KNA
s2on callAt8D
s2on thecGA/
s2one year/BGA
s2our 0EVY6
s2own hand/ANI
s2own theAI/L
s2participer auxCA/A
s2permanent bHZ9
s2permis bxjOA
s2please donERb/
s2please sendWbbz
s2power bir/FA
s2pre employmentVCW/
s2python orG/TR
s2registered with+OPI
s2reports toJFA/
s2run theUX/N
s2sehr gute/IHC
s2send aaaW2
s2set upKN/K
s2sicherer umgang8OKI
s2sign offEI/A
s2somebody whovaAe
s2someone who6mAL
s2spanish axdT
s2start :PRT/
s2subject :MVS/
s2supervision ofI/EC
s2thanks WAZ/
s2that sEAU/
s2the councilHOE/
s2the officeJUE/
s2the person8Q1A
s2the postAI5l
s2the postholderQa/C
s2the teamKJA/
s2the trustjXVw
s2the workAK/B
s2there ishAXy
s2there shF/A
s2they must/OjA
s2they veUAA/
s2three years/ZNA
s2to :ADA/
s2to bekFJx
s2two offFA/
s2two years/IOA
s2understanding of/LEG
s2use ofS/HF
s2valid driver7YUU
s2vous avez/mAA
s2vous justifiez/ODD
s2we also/onA
s2we aremPji
s2we buildORA/
s2we canYAJ1
s2we dA/SG
s2we doxARu
s2we donAKZ/
s2we haveGUM/
s2we llAAa/
s2we lookwQA4
s2we makeMUN/
s2we needAA/R
s2we offerXTU/
s2we payWSY7
s2we reQIb/
s2we runCRA/
s2we wantAG/Q
s2we welcomecRW9
s2we workNQN/
s2we wouldi/AJ
s2what sOGR/
s2what weXNA/
s2when aAMA/
s2wir sindDUE/
s2work withA/bA
s2working knowledge/YAC
s2write toATD/
s2you areyA9A
s2you canuHAw
s2you dMA/X
s2you drive/AAA
s2you getAKA/
s2you have/TAA
s2you hold/AAL
s2you knowu2AC
s2you leadAL/A
s2you llFR4j
s2you mustkHZp
s2you owned/A
s2you reTAU7
s2you reportMSA/
s2you runIV/C
s2you shouldvABn
s2you speak/DBK
s2you ve/hAA
s2you willPN/Y
s2you wouldAA/Y
s2you write/AWA
s2your ownkK3A
s2£ 0YRV/
s2€ 0aYQ+
u!AnMy
u$ZiRz
u%ZPa5
u(pscP
u)pscP
u0eabs
u:4Lgb
u?A/Hz
uaipXd
uabASvz
uaberA/Aa
uabgeschlossene/ABA
uabgeschlossenes/ACA
uability1KAu
uable/AAo
uaboutKTxq
uabove/QBR
uabroadAAk/
uabschluss/oAA
uabschlüsse/AAR
uaca/AKA
uacademyAAA/
uacca/MJA
uacceptedHAO/
uaccess/HCD
uaccessibilityA/AS
uaccommodationQJb/
uaccordingKSV/
uaccountHd/B
uaccountableqG/A
uaccountingU6sA
uaccountsgB/F
uaccredited1gAb
uaccurate/A7A
uachtAIL/
uacquisitionKY/A
uacresAOG/
uacrossMN3n
uactionA3Ay
uactive/EfA
uactivitieseG/A
uactsAAv/
uactuallyAQ/N
uactuaries/A5A
uadVA6c
uaddA9jm
uadditionalAeY5
uadjustmentATU/
uadjustmentsAYN/
uadminDnA/
uadministered/ALA
uadministration5WdD
uadministrator/AoA
uadmitted/AAF
uadri+GA
uadultswAvR
uadvanced2/AA
uadvantageA/JA
uadvertWQC/
uadviceWP/A
uadviseUO/H
uadvisoryAJ/A
uafgsue/AA
uaftercKup
uagA/A0
uagainstTA5a
uageAzV/
uagenciesQSe/
uagencyAWh7
uagentsUVpe
uagileA/MU
uagreementePD/
uaheadA+5S
uahpra/VQE
uaiTAA/
uaidk9AI
uaidesAA/A
uaircraftEJA/
uairflow/AmA
uairportDDJ/
uairsideAAU/
ualcoholeKC/
ualertseA/A
uallcVbv
ualleAAH/
uallemandA/AA
uallergenD93A
uallowancePST/
ualoneHAZ/
ualready//AA
uals/ATd
ualsovu/A
uamAStu
uaml/AWA
uamong/AHN
uanmgeb
uanalysis/OmA
uanalystsAh/d
uanciennetéAAA/
uandmM1Z
uandere0AfX
uanesthésieAr4q
uanglais/hSA
uanimezAT/A
uannonceAAA/
uannualoE/G
uannées9EBa
uanotherwuJK
uans/AVG
uanschreibenAAA/
uansibleoTwA
uanswerXPqk
uanswersAH/U
uanytpOR
uanybodyh/LA
uanyoneAkA/
uanywhereIAl4
uapiJy/A
uappwAlk
uapplicantsgDV/
uapplicationgAF/
uapplicationsRTX/
uappliesAII/
uapplyPBL/
uappointmentxEA+
uappointmentsA5/A
uapprenticeKA/f
uapprenticesAD/B
uapprenticeship2LDh
uapprovedGlU0
uaprilAEA/
uaprèsAAG/
uarbeit2AWi
uarbeiten1AAr
uarejQM9
uareaAAa/
uarenjQAu
uaroundYJyh
uarrangegA/H
uarrangedeTBz
uarrive/AUA
uas6pVF
uaseptic/ATA
uaskoKA9
uaskedWaA/
uasme/AQA
uassemblyAX/I
uassessDm/N
uassessmentxVtA
uassessmentsWo/A
uassessorA/ZA
uassetA/uA
uassistAs/A
uassistanceoJKy
uassistantIX/A
uassistantsIU/A
uassistsCP/A
uassociationvkAe
uassurezAL/A
uastreinteAM/A
uatkegd
uatelierdA/A
uattendAL/h
uattestation/AAW
uattorneyyA/A
uau2A2K
uauchAA26
uauditgpzA
uauditor/kIA
uauditorsLQ/A
uaufzApR
uaufmaßAA/A
uauprèsyA/A
uausLUF/
uausbildung/cCE
uausländische/AAA
uaussiAfQ/
uaustraliayKCv
uaustralian1ARv
uautoeAcw
uautomateAZ/A
uautomated/DZG
uautreoAqb
uautresAYc/
uauxAt/A
uavailableAiA/
uavantAA0/
uavecmQzO
uaveragenAiw
uavez1/AA
uavoir9/AA
uawardsioA
uawayHZP8
uazurez0NA
ub/VIM
ubabiesh/XA
ubac/AIE
ubaccalauréat/AAA
ubachelor/MTA
ubackALi/
ubackgroundA/AY
ubackgroundsAoO6
ubadDAr6
ubagA07f
ubakeryA7KX
ubalanceaA/A
ubandCXtv
ubankaYQ6
ubanking4SuA
ubarwL7A
ubasA/AR
ubaseVLa6
ubasedcmLk
ubash/AAA
ubasic/OAd
ubasisYJL/
ubatteryAU/A
ubauGJK/
ubauenACA/
ubautFNA/
ubayZA8d
ubc/RRA
ubekWWv
ubearingAF/A
ubeaucoupAhA/
ubecause9pKH
ubedroomsCOF/
ubeenkPC/
ubeforectkS
ubegin/NXG
ubegleitenAT/A
ubegleitungBL/A
ubehind/XMW
ubeiFbN/
ubeides/ENA
ubelowAt/A
ubeltA/FA
ubenchG/PZ
ubendYFA/
uberatungKA/D
ubereitschaftAAX/
uberufserfahrung/SUD
ubestEdi1
ubetreutACA/
ubetreuungAA/A
ubetriebA/nA
ubettergvEh
ubetweenILxy
ubevorzugtYAU/
ubewerbungAAA/
ubewerbungenLDI/
ubeyond/AAT
ubigtBPx
ubilansAO/A
ubilingualF/Af
ubillaP6J
ubillingA9ib
ubinACA/
ubiology/AHK
ubiopsiesAV/A
ubirminghamJAb/
ubisAF/o
ubita0SM
ubitteFAC/
ublickA5A1
ublindNs/A
ublockACty
ublocksHM/A
ubloodAA+1
ubls/AIA
ubluetoothD/KA
uboard4NkK
uboardsNC7b
uboatsA6Au
ubonnedbA+
ubonusIyN1
ubookPb/C
uboot/JnA
ubootloaderAJ/A
ubootsEAC/
ubordQA/A
ubornAaF/
uboth/AAu
uboughtXRB/
uboutiqueAAA/
ubranchesDMS/
ubrandA/Q4
ubreakdownsCM/A
ubreakfastpN6A
ubreakseB/A
ubridgeA4ol
ubridgesfUA9
ubriefAJ/Q
ubrigadeNA/C
ubringQX+M
ubringingAq/A
ubringsAAA/
ubritishSAA/
ubroker/AtI
ubs/iVA
ubsc/AJA
ubtlU/CA
ubtpA/AA
ubts/ANG
ubudgetzQwA
ubudgets/O0A
ubuildXd6G
ubuildsAAV/
ubuilt/AkL
ubulletinsHI/A
ubureauAMN/
ubusvuAT
ubuses/AMF
ubusinessxanG
ubusyUAvj
ubutX/GK
ubuyY/AJ
ubuyersAA/J
ubuyingSU/A
ubylZic
ubzw/AAA
ubétonS5sA
uczlfD
ucabinetbAW+
ucalculateCP/A
ucalculations+H/A
ucalendarAO/P
ucallkEvi
ucalledFAmz
ucallsfi/A
ucalmAdH/
ucamepcAv
ucanyjTT
ucanadapFA/
ucanalAIO/
ucandidateARA/
ucandidatesPiA/
ucandidatureJAC/
ucandidaturesAAA/
ucannotRAc8
ucannulation/VAA
ucanteenGAP/
ucap/PbA
ucapableAAA/
ucapacity/YNA
ucar/XAV
ucard/MAZ
ucardsUA/K
ucareynlA
ucareersHQT/
ucarried/VAR
ucarriersAJb/
ucarries/A/A
ucarryCN/P
ucarte/ANK
ucasepaxB
ucaseloadAf/A
ucasespO/A
ucashVN/A
ucasierAAA/
ucatheters/AQA
ucchc/AA
uccn8AaW
uccnsg/pAA
ucd5QpA
ucdiAUA/
ucdly9AA
ucentCIZ/
ucentreYAD/
ucentresAIg/
ucenwat/AHA
ucertb/AA
ucertificate/yGA
ucertificatesFktk
ucertification//AA
ucertified4LHf
ucertifyZA/A
ucetteHAA/
uchairBw6P
uchairsideLH/A
uchangeEA/l
uchangedGJS/
uchangesKQ/A
uchantierEA6j
uchaqueAA3m
ucharcuterieA/AA
uchargegl/A
uchartered/gAA
uchartingUW/A
uchartsaR/A
uchaseAA/A
uchatDbA/
ucheckBB83
ucheckedAAA/
ucheckingub/A
uchecksAA/e
ucheerfulAAB/
ucheersMAR/
uchefJCk6
uchemical/AIi
uchemistryhP/A
uchezXArm
uchfYMA/
uchild0AZh
uchildhood/JeA
uchildrenIUyp
uchoicefMH4
uchristmasAgK/
uci9tGA
ucircuit/BbE
ucityZSP9
ucivil+AeZ
uckaV+JA
uclass3dYN
uclassroomoD8C
ucleandAQ8
ucleaningA47S
uclearsAA6
uclearance/AOC
uclearlyAAA/
uclientnAgv
uclientsPEuv
uclimbAEA/
uclinical1gSL
uclinicsAtoo
ucloselA+S
uclosedtAO9
uclosingiIO9
uclosurex+ZA
ucloudt1dA
uclubX/Aa
uclustersAA/m
uclôtureAA/J
ucoachFk/A
ucoachingQU/H
ucoastOVV+
ucode/JjF
ucoded/FAA
ucoffeeMHA/
ucoldmRA/
ucollaborateursDMA/
ucolleagueOA8e
ucolleagueskHnm
ucollectiveA6Pv
ucollectivesA4/A
ucomesvAgj
ucomfortable/NAN
ucomingASL/
ucommand/LYA
ucommandevsmA
ucommew5TA
ucommercial6AvU
ucommissioned+ABo
ucommitmentMIA/
ucommittedZWR/
ucommitteeoElk
ucommunicationAEY/
ucommunitiesARP/
ucommunityDhb5
ucompaniesArpo
ucompanyTWC/
ucomparable/LUA
ucompetence/cAA
ucompetent/AAA
ucomplaintsAB/5
ucompletefAwi
ucompleted/ANA
ucomplex/AxA
ucomplianceQA7h
ucomprisMA8k
ucomptabilité/AQE
ucomptableAAE/
ucompteAAk/
ucomptesaA/A
ucomputer/fRA
uconditionsmAqt
uconductAA/S
uconferenceAYW9
uconferencesztjA
uconfidenceoAD4
uconfident9IMj
uconfidentialLDA/
uconnaissancep/AA
uconseilAA/A
uconsentoA/A
uconsider6GFY
uconsideredkCL/
uconstruction5bMQ
uconsultationAm/A
uconsultationsAI/A
uconsultingPAH/
ucontact2SmH
ucontactedQPW/
ucontractpAax
ucontractorgJub
ucontractorsAe6h
ucontractsiGqb
ucontrastML/A
ucontratCHA/
ucontributeHQ/B
ucontributionGA+j
ucontrolgA2c
ucontrolled/ALo
ucontrolsO1/A
ucontrôleAk/A
uconversationHGE/
ucookingnqyA
ucoordinateAK/B
ucope/AgA
ucopiesEOa/
ucore1NWV
ucorkAKK/
ucoru/IAA
ucostBb/A
ucostingO/lA
ucouldA/QR
ucouldn+ABX
ucouncilpOih
ucouncilsYAA/
ucounselAAsz
ucountTePt
ucountedAAA/
ucounterZbG2
ucountiesUJU/
ucountriesQTR/
ucountsaA/e
ucountyRXI9
ucouplexC/A
ucouplesEL/A
ucourseb/AW
ucoverAzij
ucoversjIkg
ucpa/kKA
ucpd5UAk
ucpr/AAA
ucredentialsA/EU
ucreditLWix
ucreditedAAN/
ucrewkyjD
ucriminalESB/
ucriteriawKAw
ucrm/YNA
ucrossgzBb
ucryA/An
ucscsx4AA
uctM/UJ
ucta/ADF
ucupAAA/
ucurrent/gGA
ucustomeriA/Q
ucustomersBh1f
ucustomsp2gA
ucutzXmC
ucvHMJ/
ucvsIKF/
ucyberAob1
ucycleeH+R
udcpdb
uda/pAA
udafür+AAl
udaily/AvA
udairya/AL
udaneben/AAH
udannA/gA
udarfn/AA
udass/AAA
udatag3qA
udatabasexA6B
udate/FFN
udated/AAA
udatev/YjA
udavonWAN8
udaygJ1f
udaysUSm1
udbsHAS/
udbtporA
udd/GFA
udefVkl
udeadlinesAA/S
udealHe7Q
udearKBI/
udecemberXWQ/
udecentuAUr
udecideAA/a
udecisionsUAun
udefectQL/A
udefectsA7zA
udefencePlA/
udefendvN6A
udegree/fLM
udeinZAtk
udeineUA/J
udeliverAN/A
udeliveriesAK/A
udeliveryII/P
udemxLeW
udemandnr4A
udemonstrated/ABA
udenjB/A
udental0PNo
udepartmentajai
udependingVVV/
udepositions/IFA
udepotARA/
udepuisFAA/
uderVH/O
uderbyAIA/
udesQR/E
udesignkk/A
udesignation/tGA
udesignerAxqf
udesigning/MjA
udesignsAEV/
udesirableA/AN
udeskFAv5
udessus/AAZ
udetailsAHA/
udeutsch/AAA
udeutschkenntnisse/AFA
udeuxvA0L
udevant/YJA
udevelopBQ/A
udeveloping/DSG
udevelopmentRxqI
udeviceswAWh
udiagnostic9AoK
udiagrams/CAA
udichAKs/
udidU5JY
udierMrX
udieseAAO/
udifferenceCFJ/
udifferentWAN/
udigital2MdU
udigsAAB/
udimancheAAj/
udiplom/ACA
udiploma9iQA
udiplôme/XGA
udirr/kA
udirectionAJ/P
udirectorDAj9
udirectorateAAF/
udirectorsEA/n
udirectoryCo/A
udirectriceAWb6
udisabilitiesONW/
udisabilityZMU/
udisciplinary/CpA
udiscipline9A5D
udisclosureNIW/
udiscountAOG/
udiscretionAAE/
udiscrétionAAA/
udiscussionONB/
udiseaseKA/X
udistrictHSb/
udiversitySAY/
udiy/GAA
udodYPy
udockAI/A
udockerq/CA
udocumentXF/K
udocumentation/AbA
udocumentsAA/k
udoesHjkp
udoesniAL6
udogXEY4
udogsTAc6
udoingQA/e
udoit/AAA
udokumentationON/L
udonYPK/
udonc/AAQ
udonerxVH
udontOBA/
udoorbAqm
udoorsA3ij
udose+PsA
udossiergAF/
udouzeAJC/
udownVS/M
udrsAAx
udraftJM/A
udrafting+L5A
udrawing/AlA
udrawingsrC/A
udreiuMUi
udrillsED/G
udrinkZBH/
udrive/a0A
udriven/UAA
udriver5pDK
udriversri4A
udrivesvA3D
udriving/eTF
udropsAD/A
udrugkAP9
udryA/Ra
udsn/A/A
uduZe/F
udublinewAq
uduegb/A
uduesAAS/
uduplexA/nA
udurchYA/A
udurhamAAC/
uduringUAtq
udutchg1MR
udutiesAg/N
udutyAW/K
udès0AEw
udéjà/zAA
uesHlk
ueachAH/r
uearlyQdjq
ueasa/AKL
ueasierA/KG
ueastAPB/
ueasterAAc/
uedition/GEA
ueducationrQB2
ueducatorN/Ea
uegIIF/
ueigeneLAA/
ueigenerAHS/
ueightIHs2
ueignungPFS/
ueinhoLf
ueineyOKn
ueinenQ5Gb
ueinmalAA/V
ueither7ZAi
uelectricalgnuB
uelectronic/oAA
uelevenANa/
ueligibilityrAhy
uelsecAU/
uemail4AMp
uemergencyH6lN
uemployeeJIR/
uemployerXQZ/
uemployersqAl6
uemploymentZiL0
uemploysVZF/
uenpcXe
uencore/AAK
uendzFSm
uendorsement64AA
uendorsementsS/eA
uenergyb/BQ
uenfantsAn2W
uengineF/lA
uengineernA1X
uengineering4UQW
uengineersAt0P
uengland9DHk
uenglisch//AA
uenglish/HMA
uenhancedhFb8
uenough/JAf
uentgeltgruppeFJV/
uentrepriseSHA/
uentretienAAd/
uentry0A6F
uenversAAA/
uenvironment6ZLR
ueoeHAN/
uequalqHO/
uequalityhAM/
uequally9ACi
uequipmentdMzX
uequivalent+TJh
uerAAA/
uerfahrungM/AA
uerlaubnis/CAA
uerp/tJA
ueszBRj
uescalateFP/B
uessentialkHH/
uest2DAw
uestimatesAG/A
uetbA/V
uetcsA/JA
uetwaAW/A
uetwas/oAA
ueuHTA/
ueurAAx+
ueuroHnF7
ueuropeBSA/
ueuropeanE+UQ
ueveninggAUz
ueveningsAAn/
ueventoe5A
ueverB/Aa
ueveryDK/k
ueverybodyAZ8j
uevidencevjzA
uewmp9GA
uexamen4qmA
uexampleZmMv
uexamsR5gC
uexcel/AAA
uexceptAA/V
uexecutivesACN/
uexemptEAG/
uexigé/JDA
uexistingA/dk
uexpectxAsW
uexpected/fXA
uexperiencex/DE
uexpert/AdU
uexplainOB/Y
uexposureA/AB
uexpérienceW/AA
uextrak/cA
ueyeACv4
ufMgL2
ufabriqueCHA/
ufaceHN/O
ufactor0AS/
ufahrerlaubnis/AKA
ufairedApk
ufaitesAN/A
ufallJA/H
ufallsA/bc
ufamiliar/AAA
ufamiliarityy8AA
ufamiliesF0/A
ufamillestn1A
ufamilyLTT/
ufanuc/DAA
ufarmX0Ay
ufarmsAAw/
ufasterA/Ag
ufault/ZfA
ufaultsAQ/A
ufaut/AAM
ufbiABC/
ufdaioqA
ufeaturesIX/A
ufederalOeK4
ufeeIIo5
ufeedkD/A
ufeedingKy/A
ufeedsA/Sj
ufeesA/Yd
ufeetAA/V
ufellow/AaA
ufewAh6j
ufia/AAA
ufiabiliserAA/A
ufieldHtsZ
ufigma/AxA
ufileJQ/A
ufilesflzA
ufilingsfA/A
ufillcAsw
ufinal/DtA
ufinanceZprN
ufinancialxepA
ufindHyWp
ufindingrh3A
ufindingsBL/f
ufingerprintADA/
ufinishjEmd
ufinished3bVO
ufinma/AAb
ufintechA/Ga
ufireAd/A
ufirewalls/A1A
ufirmZUW1
ufirstdimW
ufitAL/w
ufitnessABA/
ufittingLO/A
ufivefHvm
ufixYj3A
ufixedAero
uflatAKB/
ufleetKAk7
uflexibleTAS/
uflightsLDQ/
ufloorMI2l
uflowuR4A
ufluency/AAA
ufluent/AAA
ufluently/IDA
ufluxxubA
uflyAA/W
ufolksA/TM
ufollowingA/Cc
ufollowsmAmw
ufonctionIAA/
ufoodmqgL
ufootballAqC/
ufordcli
uforecastAA/Q
uformZXO5
uformationZ/aA
uformerL/AY
uformezAO/A
uforms/A3A
ufortAB/Z
ufortnightABZ/
ufortyAK/V
ufounderEGA/
ufourhSdt
ufoursAA/A
ufourteenNKe1
ufourthGGA/
ufragenAAN/
ufranceNAo4
ufranzösischA/AA
ufrançais/AAX
ufrauAHA/
ufreeXYN9
ufreiCEA/
ufrenchk/MA
ufresh4A4A
ufridayAqe0
ufridaysOAp4
ufridgeAvvh
ufriendlyQAb/
ufriendsA/AA
ufrighten/AAA
ufromoPtb
ufrontrKxM
ufruitFNA/
ufuelAzuY
ufull9JUi
ufunctionBOA/
ufunctionalWZ/A
ufundingA0rX
uführen4E3A
uführerschein/eAA
uführstAD/A
uführungszeugnisABA/
ufünf/AGm
ufürja2E
ugvaDc
ugaap/AYA
ugarageCHA/
ugardenRUE/
ugasfW/A
ugateXyAx
ugcihq7AA
ugcse/AsA
ugd/mAA
uged/UKF
ugegründetDRA/
ugehaltA/AN
ugeht+APX
ugeneralZA/R
ugenerationbSJ8
ugenomicsCCA/
ugermanP/QB
ugernm/AK
ugesellenbrief/ABG
ugesprächWAA/
ugetilSc
ugetsc/OA
ugettingAE/k
ugit/1AA
ugiveAZst
ugivenZ+VJ
ugivingAD/R
ugladA/Og
ugleitzeitAIL/
ugmbhAAY/
ugokOgl
ugoesK6gS
ugoingIJp6
ugolde/AA
ugoodzbAn
ugoods9A/A
ugotReA/
ugovernance/AmA
ugovernmentArbw
ugphc/IDA
ugradewAsl
ugraduate2ApV
ugraduatesAuxa
ugrandAvA/
ugrasp/AAA
ugreatA/Ai
ugreenA4I1
ugrilleAAA/
ugroundjb+A
ugroupQPkz
ugroupeCA7p
ugrowingAdM/
ugrundkenntnisse/KAA
uguaranteedQKQ/
uguidelines+1AA
uguilds9dMA
ugute/GAA
ugwoh/MA
ugymUHP/
ugültig/AAA
ugültige/EGA
uhabenV2Eh
uhaccp/aXA
uhadS7Fc
uhairACA/
uhalfTYqj
uhaltenAG/A
uhalvorsenLDG/
uhand6loA
uhandicapHbJ7
uhandleAi/S
uhandling/XHD
uhandoverAA/B
uhands2AZo
uhandyj/AA
uhappenAkxm
uhappyAqc1
uharbourAYS/
uhardfAr7
uharlowAAA/
uhasidG2
uhastv4AJ
uhatNjA/
uhave5oAe
uhavendAC/
uhavinge/AA
uhcpc/EAA
uhelA3j
uheadbsJo
uheadsnJ/A
uhealthXXgv
uhealthcarei/hA
uheardAAf/
uhearingnAK0
uhearingsPx0A
uheartuAF1
uheatp8vA
uhebdomadaireAC/A
uhedgeAt+N
uheißtoAA6
uheld/JAJ
uhelloAAH/
uhelpAj/L
uhelpsZ/AG
uhepatitisAAI/
uherecUA/
uherrAAA/
uheuresAAc/
uheyRDT/
uhiAAq/
uhier6AAp
uhighrJcj
uhigher6fIU
uhighlyA/PI
uhiregAn1
uhiringAN1y
uhistory2HCk
uhnc/pCA
uhoistAjs5
uhold8eYH
uholidaySSX/
uholidaysSYS/
uhomeUfXx
uhomesAemy
uhonestAAV/
uhonestlymA/C
uhopeKmA3
uhospitalkRA6
uhospitalityG7Ct
uhospitalsPCj9
uhotelsZME/
uhourOdon
uhourly8AmU
uhoursaRb2
uhouseUUaw
uhousesDEi7
uhousingAyU2
uhowrjlI
uhoweverDAA/
uhrpAyp
uhrsXLZ/
uhuddleDK/D
uhuitVEA/
uhuman3oAa
uhumilityAAA/
uhumourAAF/
uhundredFIB/
uhybridIFi/
uhydraulics2p3A
uhygiene/UmA
uioQE4
uichmAA/
uiciAAA/
uidhAb3
uideallye/AA
uiec6ZdA
uifY8NY
uifrsw7IA
uii8nTB
uiii/AOf
uilxtAV
uilsEhA/
uimprovementU/YA
uintZiZ
uincidentsrF6B
uincl/ADT
uincludesWCC/
uincluding/AmN
uincomewM/A
uinconelH/AG
uindependenteoFl
uindispensable/ALA
uindividualUA/H
uindustrialzAjh
uinformalKGA/
uinformationxAb1
uinfrastructureAPZ/
uingénieur/AHA
uinjection/rAA
uinsAA/R
uinscription/AAW
uinscrit/BAA
uinsidewvMF
uinspectkR/A
uinspectionD/qI
uinspectionsAy/A
uinspectorAmwZ
uinstitute/0AA
uinstructions+HsA
uinstructorA/BR
uinstrument/aGA
uinsurancewWQg
uinsured/AMV
uinsurerfClj
uinsurers/AAY
uintakeQA/A
uintegrated/hAA
uinterestA/Iu
uinterestedKAP/
uinterests16EA
uinterlocuteurAG/A
uinternationalrkAe
uinternetAAg/
uinterpretwA/A
uinterpretation/AAA
uinterventionYc/A
uinterventionsLD/A
uinterviewoCI/
uinterviewsKEZ/
uintoGf/R
uinvestigateET/A
uinvestigationsPk5B
uinvoiceBH/A
uioshN/DA
uipafR/AA
uirishk/AA
uisiZUw
uisnTVW1
uisouqOJ
uissueIA/M
uissued/GJT
uistyIA5
uitzWWf
uitalianI/JA
uitarACA/
uitsoGH/
uiv/sAA
uix/GTA
ujahre/CAV
ujahren/EAW
ujahressonderzahlungCMI/
ujamfcz1A
ujanuaryJEA/
ujanvierFDh/
ujePvAz
ujedeXAN/
ujederJAI/
ujemandSCA/
ujeudiAA/M
ujoKHR/
ujobradUUR+
ujobsANus
ujour/AWZ
ujoursAEg8
ujsA/QA
ujulyJMA/
ujuneAIc/
ujuniors/StA
ujust9FCn
ujustifiez/PFF
ukXlVu
ukannAtRu
ukannst//AA
ukantineAJD/
ukeepAZ/A
ukeeping6A/A
ukein3AAq
ukeineSNA/
ukenntnisse85AA
ukgAKW/
ukidsAX2l
ukindTAI/
ukinderOmA5
ukitchenCxem
uklassexQAk
ukleineAA/A
uknewA/MA
uknowz/AL
uknowing//AA
uknowledge1/AA
uknown8AXn
uknowsGRA/
ukollegenAqkt
ukommenEAa/
ukongsbergB/AA
ukubernetes/vCA
ukvAw/A
ukönnenpyAT
ulgjxK
ulaTloa
ulabouriA/J
ulabsAI22
ulagerAA/A
ulakeAJW/
ulandlordAs/A
ulaneAAJ/
ulanguagemzOM
ulaptopNAq6
ulargeeA+Q
ularkspurUGP/
ulaserV/DA
ulassen8A/A
ulastccL2
ulateAyoX
ulateriAva
ulawxmnA
ulbsACG/
uleYRoo
uleadOO/B
uleadershipn7DE
uleading8aSJ
uleadscA0Z
uleanF/sA
uleapw0MA
ulearnedOAw/
ulearners/AjA
ulearningxAnV
uleasehold/AWA
uleast/UOL
uleaveNSQ/
ulebenGAA/
uled/qAA
uleedsMSG/
uleftYET2
uleiderAFV/
ulesQA/D
ulesen/rAA
ulesspPVh
ulessonsg/nA
uletHtdk
uletsA/WZ
uletterIAn/
ulettersxAoS
ulettreAFA/
uleuteAnA/
ulevelzwOH
ulgpsOAU/
uliability4NgJ
uliaiseAS/A
ulicence/qEA
ulicense/NAA
ulicensed/PbJ
ulifeOvIx
uliftRjqU
uliftsM40A
ulightAs2Y
ulignerApa
ulikeLscl
ulikelyAKA/
ulimst0EA
ulineaqtL
ulinux/vAD
ulistfA/K
uliteracy/eAA
ulitsAIA/
ulittleU/Aa
ulive4JSe
ulived/WAA
ulivesOAA/
ulivingeLE6
ullgZpa
ullpAEA/
uloadAt/A
uloadinglS/A
ulocalSlqa
ulogdA/A
ulogementAHO/
ulogic/PJA
ulogiciel/XAB
ulogisticsE4Yi
ulogs1DjA
ulondonnAA/
ulookaI0h
ulookedw2AX
ulookingmPsX
ulooksyAbi
ulossOe/F
ulostXAQ/
uloveAns3
ulovelyA/Ab
ulowA/pB
ultdAAA/
ulunchAZqz
uluxembourgeois/VAD
uläufttvAQ
umQjeq
umaAGA/
umachenlArb
umachineD7fV
umachstOA/A
umachtA/AW
umacroA/AA
umadeP3Mf
umailNdA/
umain1D1G
umaintainAx7A
umaintainsAU/A
umaintenancefA/Q
umaisAwA/
umakeF+Js
umakesCvG2
umakingyAzC
umanNrAw
umanagefN/A
umanaged/EXP
umanagementnjPZ
umanagerjQgo
umanagersFQ/A
umanagesAO/A
umanaging5iKE
umandarinA/AA
umandatory6ASl
umanual/ArA
umanufacturingf7JN
umarchAHf/
umares/ABA
umargeAA/A
umarkedHeA/
umarketI7Ug
umarsABJ/
umaster/MDS
umatchVRW/
umatchingKQ/F
umateAAl/
umathematics/cAM
umaths/eDA
umatinVAvf
umatterAAB/
umattersYO2W
umaylNHz
umaîtrise/HGA
umePQI/
umeanvIpP
umeans/AeI
umechanical/LJW
umechatroniker/ALA
umedia57cA
umedicalpVSu
umedicationP50A
umeetGNt0
umeetingGj8M
umeetingsEl/H
umeetsCEO/
umeistAF/A
umember/uDA
umembership64AB
umenAAA/
umenschenAAD/
umentalvzAT
umentorAZyv
umentoringa0wA
umenusDP/A
umerciAFA/
umeridianIKK/
umet0hAo
umetalzsoA
umethod4gmA
umewpC/jA
umidSAvy
umidnightOQ/A
umightAsh/
umillionPPb7
umillionsAEA/
umin/ABO
umindrAlg
umindestens/AHR
umindingXA/A
uminimum/HPA
uminuteAY/G
uminutesgAV9
umissionHAW/
umitkZuN
umitarbeitAA/A
umitwirkungAG/A
umm6J/A
umobile/LVO
umodelsloxA
umodulef5iA
umodulesU/RA
umoins/YAA
umomentjw/A
umonAAA/
umondayAXyp
umoneyAlU7
umonitorAL/C
umonitoringGd/B
umontagAAZ/
umonthSQwk
umonthlyBH/G
umonths6NGn
umorebyNi
umorningAge0
umorningsAp/A
umostpBuZ
umostlyAA/e
umoveA//Q
umrics/WAA
umrsAAa/
umsc/2AA
umultiY0cO
umultidisciplinaryxAMn
umuss/ASJ
umust6AqX
umutualuKG3
umutuelleCAI/
umygRK3
umédecinAA/w
umême/AAr
unZRUu
unachoJ8I
unachtsA1Wj
unachweisZAA/
unamePeA/
unamesbAA6
unationalitiesKXO/
unationsAHE/
unative/ALA
unature3ACw
uneWAA/
unearFJzw
unearest3mAN
unec/3AA
uneed6AQs
uneeded/WXA
uneedlingA/BA
uneedsiAvl
unegotiateLB/A
unehmenM05A
uneinAAA/
uneitherB/Ai
unetworkXWA/
unetworking/SEA
unewLi/Q
unextUYcs
unhsPmL9
uniceA/AU
unichtgAA/
unichtsAAA/
unightAVzs
unightsABi/
unineYIX+
unineteenAKA/
univeau/AhA
unmc/AFB
unooCJ/
unobodyKXe1
unoneA6Ae
unorthHFP/
unosZAY4
unothKG/
unoteVCA/
unotedA/EA
unotesYA/A
unothingtEA3
unoticeAGy/
unoticesiosA
unotreKhA/
unousYwAy
unovembercfD8
unowMAg/
unuitAAA/
unumbercAJ/
unumbersGb/E
unur2AMo
unurseuFgh
unurseryxDAx
unursesRbH/
unursing/PhA
unv/QPA
unvq/YTG
uoVdA6
uob/cAA
uobendreinI/AA
uobvious/ACH
uobviously/AJA
uoccasionalAA/j
uoccupationalxAF6
uoctoberAwA+
uoddAa/K
uoder/0AA
uofqbdd
uoffKeY4
uofferSdW0
uoffersRXM/
uofficeZHW/
uofficersys4A
uofficesCusY
uoftenvAAp
uohne/AAm
uoilYd/A
uokAXA/
uonkWsa
uonboardingAL/A
uonceHb7b
uoneoJir
uonesrA/A
uonline/NAL
uonlyfEA/
uontario8AWm
uopAZ/P
uopenQbgn
uopenedvtAd
uopeningHOX/
uopensA/Mr
uopera/GAA
uoperateAN/A
uoperatesAAj+
uoperationalYO/E
uoperationsbL0b
uoperatorsAqkv
uopportunitiesXWb3
uopportunityYXW7
uoption9M3A
uoptionalIdA/
uoptionsQDd/
uor//CA
uoracle/FoA
uorbitalA/uA
uorderUC/U
uordering/A2A
uordersPA/A
uordre/EAA
uoregon/AAN
uorganisationYAA/
uortAD/G
uosha/MgA
uotherNmUx
uotherwise+GXS
uou//AA
uought/AAA
uourVUc5
uours9nYA
uoutZV/J
uoutil/muA
uoutlook/AAO
uoutpatientsAA/Z
uoutsideAJD/
uouvertRPU/
uoverKc/R
uoverseeAN/G
uovertimeAhW/
uownuavE
uownedITL/
uownershipA/AP
uoùbAA/
up0VRa
upackeA7H
upackagenA4V
upacsMv/A
upaediatric/PCA
upaidbOM/
upairWK/A
upairingAA/W
upalletAA/C
upanelLGzr
upanelsA/KX
upapersqb0A
upaperworkM4/A
uparjA+b
uparagraphAAF/
uparentsAQ/f
uparfoisVA/A
uparkAAZ/
uparkingELZ/
upartjcrS
upartnerCF/W
upartscA/Q
upartyqfiD
upas2EA1
upassZHS7
upassed/jAA
upasserdAA6
upassesN16A
upastC/Ae
upathAOT/
upatientd2sA
upatientsAE/s
upayMdK/
upayeUAA/
upaymentAU/T
upaymentsX0Bq
upayroll0QuG
upaysWFO+
upciA/BA
updfAAK/
upensionUWT/
upeopleVUT/
uperEKr5
upercentGMf6
uperformAC/P
uperformanceS2/A
uperformsCO/A
uperioHm/A
uperiodeEC/
upermanentAPQ/
upermis/MAA
upermitIAm/
upermitsAE/C
upersonIf/K
upersonal+fUA
upersonally/AgA
upersonnesQAR/
upersonsHOM/
upflegeLA/D
upharmaceutical/NBV
upharmacy9eHY
uphd/BFK
uphoneALk/
uphysicaleAA/
uphysics7DqI
upicklpvA
upickingAh/C
upileA/AA
upipelineAm/j
upipelinesTv/A
uplaceueJc
uplacementkA6I
uplacesUAY/
uplaingAbv
uplanBR/X
uplannediQ7F
uplanningf0vA
uplansAT/A
uplantHnpf
uplatformxKA/
uplayW3tA
uplcf3An
upleasevXHv
uplumbing+BfU
uplusfjUo
upms5A/A
upointxZTW
upointsu0RD
upoliceKAe/
upolishA/Af
upoliteAAP/
upoolAbst
uportugaisA/AA
uportugueseO/CA
upositionoAP8
upossibleZVC+
upostXdng
upostekAA/
upostgraduateA/PE
upostgresql/DRU
upostholderQY/E
upostingAKN/
upostsAIk/
upoundsTLG/
upourlgHn
upowershella/AA
upractical/HEA
upractice3uCP
upractising/IAA
upractitionerpgDd
uprairieLPD/
upratiquevrAM
upraxisq3AC
upraxisanleitungA/XA
upreAd/X
upreference3AAs
upreferredD/AA
upremierhi2A
upremisesIWvr
upremiumG2Gl
upremière/VdA
upreparationqybA
uprepareET/G
upreparesBV/A
uprescriber32ZA
uprescribingt/GA
upresentWS/M
upressurekJ5N
upretty/AAD
upreviousV/XA
upriceuiuA
uprincipalAtZo
uprinciples/ANA
upriorD/XA
upriseAF/A
upro0HrL
uprocedurescA/A
uproceedingsR10A
uprocessingOA/Z
uprocurementIS/T
uproductbVwa
uproduction/AkA
uproficiency/AGA
uprogramtVnQ
uprogrammepWwC
uprogrammesA5/M
uprogramsA9nf
uprojectg/mA
uprojectsAh5l
uprometheusQ+nA
upromiseAKC/
upromisedGVR/
upromotedAEG/
upromotionsAA/p
uproper3AAv
upropertyBkqr
uprophet/ALA
uprotectedEQc/
uprotectionwHUl
uprotocolAH/G
uprotocols/AqA
uproudmTA7
uprove/AUA
uproven/ABE
uprovideJS/C
uprovideri/AW
uprovidesADl8
uprozentAGA/
upréparerAR/A
uprüfung/A8A
upts/AAD
upublicqKMz
upubliqueA/AV
upuisAA/X
upull8ArC
upumpspxQA
upurgeCt/A
upurposeAM54
uputAgi8
uputsA/AO
uputtingRv4A
upython/sAA
uqts/OAA
uqualification+yLA
uqualified/DMK
uqualifying/TYG
uqualityNT/G
uquand2AJi
uquantitative/EOA
uquatreiAoh
uquesZA5
uquelquesT/AR
uqueriesjA/A
uqueryislA
uquestionsNQzk
uquiJAU/
uquickerA/AK
uquickly/AcA
uquoteAA/c
uquotesnb/A
ur8dlA
uradio/ABO
uradiographs/A/A
urandomAFI/
urapidA/fH
urapports8AvA
urateWDyp
uratedQZK/
uratesRgA/
uratherfAa2
urating4rGA
ureahXn
ureach6jUC
ureactrwAf
uread/AYM
ureading/AzA
ureadyhA1X
ureal2ATn
ureallyxDXd
ureasonfAAz
ureasonableAJA/
ureceiveA0Xx
ureceivedAsA/
urecognised/API
urecommendationsAL/A
ureconciliation+AZZ
urecordjDft
urecords/A7A
urecoverAM/E
urecruiterXGA/
urecruitmentASg/
urectificationAD/A
urefAAN/
urefer1A5U
ureferenceAAi/
ureferencesVIA/
uregardLVa/
uregionAKh/
uregionalAGR/
uregister/AXA
uregistered/aAA
uregistration/PSI
uregistry/AAL
uregularUAA/
uregulations/APb
urelatednhwC
urelationsbI/A
ureleaseAC/A
ureliabilityACA/
ureliefAz9A
ureligionUQY/
urelocationWCU/
uremoteAZH/
uremovalAA/A
urentAHh/
urepairRc/A
urepairsAC/A
ureplacementeVKz
ureplyAHC/
ureportZA/J
ureporting7GxD
ureportsfI/B
urepresentAA/A
ureqDGM/
urequestAJ/g
urequestedALK/
urequestscA/O
urequiredtPSj
urequirementRAX/
urequisitionBHR/
urescueg/AY
ureserveAP80
uresidencyAqi/
uresidential3NmQ
uresidentsAIr/
urespectdLA/
urespondAR/A
uresponsibility/AfA
uresponsibleAK/Q
urestvAvf
urestaurantnAS/
uresultsrA4R
uresumeXDU/
uretailR8Fl
uretentionAaY/
uretireAM/R
uretirementqAG/
uretiresANb/
uretiringAOZ/
uretrievalru/A
uretrofitL/KA
ureturnlcyA
ureturnedGGG/
ureturnsbJ/B
ureviewFI/O
ureviewedHTA/
ureviewsuK/A
urevit/OSA
urf/JAL
uridgedAA/
urightPAh/
urightsA5Nl
uringFAr/
uriskid0B
urolewAbn
urolesMAc/
urollAAm/
uroof6AA3
uroomA3Qr
urootpA/A
urosterAA/2
urosterseD/A
urotaAj/Q
urotateAC/I
urotatingAAl7
urotationhAH/
uroughlyUA/E
uroundsAG/A
urouteYA7c
ursa/IAA
uruleZAvo
urulesh03A
urunhU/A
urunningsipC
urunsbH0Y
uréaliserAG/A
urémunérationJIR/
urépondALC/
urésuméEgA/
usfggg
usaMAA/
usafesA/F
usafeguarding2AmZ
usafetygnoI
usage/OAI
usaintAAA/
usalaryUSR/
usalessD3Q
usalesforcevmVJ
usamediKAA/
usans/RAn
usap/hLA
usas/AjG
usatw7dA
usaturdayAO8c
usaturdaysAAA/
usavem/AA
usayingvAAo
usays6AHs
usc/fAA
uscaleeMB/
uscanZR/A
uscannedAB/b
uscanning6A/A
uscansAL/C
uscheduleHc/W
uscheduling/ApC
uschemePTe6
uschemesAz8I
uschichtAAI/
uschonq7AJ
uschoolgXQw
uschoolsACp/
uschreibenAA8o
uschreibstJC/A
usciencek0WK
uscolaireAAF/
uscopesc/A
uscoredAFA/
uscottish/ACA
uscratch/WAD
uscreeniAjx
uscreenedAAA/
uscreeningAd1y
uscreensMG/A
usea7AMp
useal/ADT
usearchPAg/
useasonaDA/
useasons/DAX
usechsMAn+
usecondbW0U
usecretTAA/
usectionrXtF
usectionsAy/A
usectorA/Hu
usecure4AcZ
useennyfA
useesIRA/
usein5AfU
useitQAA/
uselbstcA/H
uselbstständig/CAA
uselfeAyp
usellsAtA/
usemaineAA/l
usemainesABA/
usendYMU/
useniorAGx5
usensIAA/
usenseH/Ae
usentinel/SAA
useparateAAA/
userah/AL
userved/AAU
userverzPtA
userviceMnR0
uservicesEJq6
uservicingjC/A
usessionmmrA
usessionsGA/A
usetyZsD
usetshC/A
usettingkY/A
usettlevA/A
usetzen/AMA
usevenMCp5
usexLPW/
usgb/AmA
ushareAA/1
usharedQstF
usheuA/N
usheetsQQ/A
ushiftOMyn
ushiftsJYnu
ushipped/FSA
ushipsTiA3
ushireAAC/
ushoesAEA/
ushopUPgv
ushortAQq8
ushortenA/EA
ushould/bAK
ushouldn/AAA
ushow2fWO
ushrewsburyLAA/
usiA/AD
usichO+DZ
usicher/ACA
usichere/AAA
usicherer8OKI
usideqMvS
usie6ZxA
usiebenAKA/
usiemens8gbA
usigmaA/LC
usignxAwQ
usignalN/AA
usigned4A1A
usignsR/WO
usimilarr5LA
usince3WDo
usindRvoQ
usinglePAu3
usinon/AAV
usisterAAG/
usitLJ/E
usiteXRvj
usiteshWA5
usittingkBA3
usixLZou
usizedIHE/
usketchMA/A
uskill/AlA
uskillsSPA/
usleepcyId
usmallIH9g
usmsts/AWH
uso+YJa
usocialxcPc
usocietyS/XA
usofortAAA/
usoftware0FA1
usolicitor/FpD
usolid/AmA
usolidworks/AaA
usollten/AAA
usolltest/AAA
usomeqtcH
usomebodySdrc
usomeoneb5KS
usomething5VRS
usommesAAA/
usonAHA/
usont8AAu
usoonXAF/
usorryPAF/
usound/AEQ
usousAM/O
usouthkGA/
uspanishN/MA
uspeakRZ8I
uspecial2Fae
uspecialist0hAa
uspecialistseAA/
uspecificationsUA/A
uspeechvkwA
uspendcI/G
uspent7qFH
usplityF/A
uspoken2MNh
usponsorAeb/
usponsorshipQAP/
uspotVb/A
uspreadsheets/AeA
uspringeAyf
usql/vCA
usquareSAA+
ussti/LA
ustLPR/
ustaffRYiv
ustageAv0Y
ustainless7AvL
ustampAGK/
ustandOo+I
ustandardk5jA
ustandards7LoA
ustanding7ATu
ustandortAEA/
ustar1ASi
ustartaeSu
ustartedAFA/
ustartersAA/A
ustateaTY1
ustatementQD0x
ustatementsmA2Q
ustatesANA/
ustationzBiW
ustationsAA7n
ustatistics/AVU
ustatus4iFW
ustatutoryiX9C
ustayAVN/
usteadyAvex
usteelkApj
ustehenD+Aa
ustellenAB4n
ustellenausschreibungNAQ/
ustepJ8YS
ustillOAl6
ustockmA+Q
ustoneAIA/
ustopIK/X
ustoriesA/kA
ustrategyAP/A
ustreamingjyxA
ustreetTUT9
ustrong3ADt
ustudentsIW/V
ustudium/AAN
ustudyIwkf
ustuffArH/
ustundenPAnw
usubjectgYZr
usubmissionseR/A
usubstituteAAF/
usuch0mgA
usuitiAA/
usuitePXo9
usummerRtA3
usuperA8cT
usupermarketABZ/
usuperviseBk/A
usupervising2ZnA
usupervisorNsQq
usupervisorsSY/H
usuppliedoAA3
usupplieroN8A
usupportjV6H
usupportingXA/W
usurjAlx
usurgerywA7B
usurveillance3A5A
uswapAE/A
usweepAB/A
uswitching/KsA
usysteme7MM
usystmonex1RA
usécuritéAW/Q
utrVMv
utableau/AAA
utabletxA/A
utabletsAe/A
utachograph/AuA
utageFIP/
utailA/2A
utakeVR/M
utaken/NSF
utakesAV/h
utakingAo6U
utalentTAd6
utalkd1fL
utanks9RLL
utarifAFB/
utaxUS0f
uteTvAu
uteaAAy7
uteachAo/V
uteacher0EAu
uteachersgAhu
uteaching/DsA
uteamPRl1
uteamsLB/m
utechnicianov5A
utechnicians6M2A
utechnischer/AXA
utechnologyj6AA
utemplates/DdA
utempsFO2n
utenOPss
utenezAX/A
utenirAC/A
uterraform24HA
utesthAwh
utested/AAR
utester1MA4
utestinge9cB
utests+brA
utexasN6Ei
utextSQA/
uthnCA2
uthangJY2
uthankKA83
uthanksEXE9
uthatoVoZ
utheeYqf
utheatreQA/m
utheirgLxd
uthemlWuS
uthemselveswAA/
uthenJjre
utherapistvG/A
utherapyy0jA
utherefore5KA1
uthese8HAk
utheyUb3X
uthickAAA/
uthingsWIC/
uthinkyAwP
uthirdRRM8
uthirtyYMZ5
uthisWIO/
uthorough/AkA
uthoughb/AG
uthreatAK/A
uthreekUYu
uthroughiP1U
uthroughoutIRG/
uthursdayLOV9
uthursdaysAAT/
utiaWuvA
uticketckCi
uticketing/AAG
uticketsA2Lw
utiefbau+AGa
utig9vAC
utimeNlhq
utimesDA/b
utiredAA+4
utitaniumL/FH
utitleBmKv
utitre/ABX
utitresAFH/
utitulairemAN9
utojXof
utogetherjA0e
utooc/DE
utool9vAA
utools25AA
utopf/AT
utoutFuKw
utowardAuA/
utowardsA/jj
utrackqAyZ
utrailer/thA
utrainKozU
utrained2gHD
utraineesAi9c
utrainingh/FA
utransfersAm/A
utranslateAQ/Z
utransport1uAK
utraumaexiD
utravelaAB/
utreatNXb3
utreatedAAJ/
utreatmentwVxA
utriagePx/A
utrialK+kG
utrialsA/pK
utribunal/lAA
utriedEAH/
utrimble/DAA
utripAG/P
utripsAAY/
utroisIWb3
utrucktAVt
utrucksdAX2
utrustMKn4
utrustsK9kH
utryDAZ/
utuKh/H
utuesdayAqWu
utuesdaysACA/
utuitionOJJ/
utuneAV/A
utuningN/ZA
uturnA1pd
uturningbA/A
uturnsfA5U
utvödDMH/
utwelvesDle
utwentyAP1v
utwicE/OA
utwoYSqs
utype99DA
utypescript/DgA
utéléphoneAAl/
utélétravailNIL/
uuiEA5
uuhrABV/
uuk0PBt
uumbautenCL/A
uumbrellaPAA/
uumgangvwAA
uun0hNW
uunbefristetDLB/
uuncappedAAO/
uundYA/a
uundermRwT
uunderstandt/QA
uunderstanding/MAA
uunderstands/HAA
uunegvfM
uunionC/Kn
uunionizedILA/
uunionscAA/
uunitXPK/
uunitedcDA5
uunitsAyYk
uuniversityPYF/
uunlimited/AGQ
uunrestricted/CGb
uunsU/Ab
uunserA8A1
uunsereAVZ8
uunsererAA/a
uunter/DAK
uuntilAA/q
uunventedJ/RA
uupdctW
uups7AiJ
uurlaubAQO/
uusW0Dv
uuse/dWA
uused/vAD
uusefulA/CD
uuser/ACq
uusersA/WA
uusualfJA/
uusuallyAL/L
uv/XLA
uvatKA2
uvacancesSA0e
uvacancyBEG/
uvacantADJ/
uvaleRQH/
uvalid/AGA
uvalidationAz3e
uvalidité/ZDA
uvalleyAaL/
uvaluesRDA/
uvan5MYT
uvansAb5b
uvatAu/A
uvaut/AAU
uvem8Ah
uvehicle9AiQ
uvendorAka/
uvendorsAE/T
uvendrediAA/H
uverhandlungssicheres/AOA
uverificationt6YA
uverifyPAP/
uversion/AAb
uveryoGaw
uveteransKOR/
uvetsXHH/
uvetting8AAj
uviakAyo
uvielleichtE/IA
uview/DAh
uvingtFAW/
uvisaA/Sp
uvisionSwMp
uvisitAt0R
uvisitsAA/R
uvoiceIq/A
uvollANA/
uvollzeitAJC/
uvolume/DkA
uvolunteerAOC/
uvomAAn/
uvonAI/D
uvorAAs/
uvorteilA/AA
uvosVmCr
uvousmb1A
uwgAX+
uwaitnAA7
uwaitingADf8
uwales/HAK
uwalkTD/U
uwall/qMA
uwant/AOj
uwantedgAA/
uwardlh6A
uwarehouse5XBh
uwarmAAa/
uwarmlyNAE/
uwartungAP/A
uwasaSUz
uwatcheA/A
uwayosAd
uwcagp/AA
uwemXM3
uwearAAG/
uweekKQzv
uweekendHTL/
uweekendsAAn/
uweeklyOB0u
uweeksWKX+
uweil/qAA
uweiterbildungP/AA
uwelcomeC/MY
uwelcomesPPQ/
uweldersATA/
uweldingbs/A
uwellQ/HJ
uwelshI/DN
uwennA1Om
uwent/mAR
uwerP/AQ
uwerdenANi6
uwereH5A1
uwestKLA/
uwetAA/a
uwhatsDqe
uwhateverpP4F
uwhatsappCFA/
uwheels/hAA
uwhenIE/g
uwheneverAJ/B
uwherefAtp
uwhichwOTn
uwhichever/MAR
uwhilegAiy
uwhoNchy
uwhomADs5
uwhoseEAA/
uwhy/XIK
uwie/AAB
uwillYZ2Y
uwillingLfA6
uwindKEpu
uwindows/ASP
uwiriUA/
uwirdAvqc
uwiringnT/A
uwissen/sAA
uwithlYmd
uwithin8A5J
uwithout/AHs
uwitnessMq/B
uwocheAAz7
uwochenrALx
uwochenendenAAC/
uwonmASy
uwordsJ+uE
uworkfVhn
uworkedL/HA
uworkerHAa/
uworkersAJqy
uworkingiMXy
uworkplaceCnaw
uworksyKVg
uworkshopAq/A
uworkshopssAvS
uworthY/ZA
uwouldE/LA
uwriteqL1L
uwritesbAy/
uwriting8VsA
uwritten5PfO
uwroteo5AW
uwsetA/AY
uwäreV/dA
uwärenA/AA
uyI3eT
uyardKfA/
uyearaMi1
uyears/MMX
uyesAAA/
uyetALN/
uyourfmP
uyouryeZT
uyoursfP/A
uyourself/IfH
uyrs/LEA
uzvnqA
uzehnADA/
uzulQqW
uzumgAU+
uzweikXA5
uzwölfAB4j
uzählenAD/A
u£Tac3
uàXSQ+
uâgeAAA/
uçaG1Aq
uéchangeAAK/
uéchangesFAA/
uécole/AAZ
uélectriques/BaA
uéquipeRAY/
uéquivalent/dLA
uétant/AAc
uétat/EvA
uêtreA+A7
uüberKZyg
uübergabeAF/A
u€IXc/
`;
