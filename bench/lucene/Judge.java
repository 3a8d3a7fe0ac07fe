import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.cn.smart.SmartChineseAnalyzer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.FuzzyQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.TermInSetQuery;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.store.MMapDirectory;
import org.apache.lucene.util.BytesRef;

/**
 * The questions of the demo campus in Lucene with its Chinese analyzer and BM25: the same texts, guides and synonyms,
 * any of the words, near words and pinyin. Usage: Judge FOLDER. Prints the share answered by one of the first three.
 */
public class Judge {
  static final int SHOWN = 3;
  static Analyzer chinese = new SmartChineseAnalyzer();
  static String[] fields = {"name", "keywords", "about", "guide"};
  static float[] boosts = {4, 3, 1.5f, 0.7f};

  public static void main(String[] args) throws Exception {
    Path folder = Path.of(args[0]);
    MMapDirectory directory = new MMapDirectory(folder.resolve("index-judge"));
    try (IndexWriter writer = new IndexWriter(directory, new IndexWriterConfig(chinese))) {
      for (String[] row : rowsOf(folder, "campus.tsv")) writer.addDocument(documentOf(row));
    }
    List<String[]> synonyms = rowsOf(folder, "synonyms.tsv");
    try (DirectoryReader reader = DirectoryReader.open(directory)) {
      IndexSearcher searcher = new IndexSearcher(reader);
      double fitted = success(searcher, rowsOf(folder, "fitted.tsv"), synonyms);
      double judging = success(searcher, rowsOf(folder, "judging.tsv"), synonyms);
      System.out.println("{\"fitted\":" + fitted + ",\"judging\":" + judging + "}");
    }
  }

  static List<String[]> rowsOf(Path folder, String name) throws Exception {
    List<String[]> rows = new ArrayList<>();
    for (String line : Files.readAllLines(folder.resolve(name), StandardCharsets.UTF_8)) rows.add(line.split("\t", -1));
    return rows;
  }

  static Document documentOf(String[] row) {
    Document document = new Document();
    document.add(new StringField("code", row[0], Field.Store.YES));
    for (int at = 0; at < fields.length; at++) document.add(new TextField(fields[at], row[at + 1], Field.Store.NO));
    for (String text : row[5].split("\\|")) {
      String[] syllables = text.split(" ");
      for (int from = 0; from < syllables.length; from++) {
        String[] rest = Arrays.copyOfRange(syllables, from, syllables.length);
        StringBuilder initials = new StringBuilder();
        for (String one : rest) if (!one.isEmpty()) initials.append(one.charAt(0));
        document.add(new StringField("pinyin", String.join("", rest), Field.Store.NO));
        document.add(new StringField("pinyin", initials.toString(), Field.Store.NO));
      }
    }
    for (String one : row[6].split(" ")) document.add(new StringField("identity", one, Field.Store.NO));
    return document;
  }

  static double success(IndexSearcher searcher, List<String[]> questions, List<String[]> synonyms) throws Exception {
    int answered = 0;
    for (String[] question : questions) {
      List<String> wanted = Arrays.asList(question[1].split(" "));
      Query query = queryOf(question[0], question[2], synonyms);
      for (ScoreDoc hit : searcher.search(query, SHOWN).scoreDocs) {
        if (!wanted.contains(searcher.doc(hit.doc).get("code"))) continue;
        answered++;
        break;
      }
    }
    return (double) answered / questions.size();
  }

  static Query queryOf(String typed, String identity, List<String[]> synonyms) throws Exception {
    BooleanQuery.Builder whole = new BooleanQuery.Builder();
    whole.add(new TermInSetQuery("identity", new BytesRef("any"), new BytesRef(identity)), Occur.FILTER);
    for (String run : typed.split(" ")) {
      if (!run.matches("[a-z0-9]+")) continue;
      whole.add(new PrefixQuery(new Term("pinyin", run)), Occur.SHOULD);
      whole.add(new FuzzyQuery(new Term("pinyin", run), run.length() > 4 ? 1 : 0), Occur.SHOULD);
    }
    StringBuilder text = new StringBuilder(typed);
    for (String[] group : synonyms) {
      for (String word : group) if (typed.contains(word)) text.append(' ').append(String.join(" ", group));
    }
    for (String word : wordsOf(text.toString())) {
      for (int at = 0; at < fields.length; at++) {
        whole.add(new BoostQuery(new TermQuery(new Term(fields[at], word)), boosts[at]), Occur.SHOULD);
      }
      if (word.length() > 1) whole.add(new FuzzyQuery(new Term("name", word), 1), Occur.SHOULD);
    }
    return whole.setMinimumNumberShouldMatch(1).build();
  }

  static List<String> wordsOf(String typed) throws Exception {
    List<String> words = new ArrayList<>();
    try (TokenStream stream = chinese.tokenStream("name", typed)) {
      CharTermAttribute term = stream.addAttribute(CharTermAttribute.class);
      stream.reset();
      while (stream.incrementToken()) words.add(term.toString());
      stream.end();
    }
    return words;
  }
}
